import type { Contradiction } from './contradiction.ts';

/** Where version 4 contradicts itself in what a bank is to do or to send; the numbers go on from those of version 3.1. */
export const contradictionsOfFour = {
  C25: {
    about: 'Whether the end of a token changes the Status of its consent',
    releases: { since: '4.0.0' },
    readings: {
      never: { says: 'It never does.', source: 'Read/Write API Profile, Effect of Token Expiry' },
      changes: { says: 'It does, and the reason is told.', source: 'Read/Write API Profile, 401 (Unauthorized)' },
    },
    stance:
      'The ordinary end of a token changes nothing, the end of the consent does; a Status that moves with a token warns.',
  },
  C26: {
    about: 'In which Status a consent can be authorised again',
    releases: { since: '4.0.0' },
    readings: {
      one: { says: 'In AUTH alone.', source: 'Read/Write API Profile, Consent Re-authentication' },
      two: { says: 'In AUTH and in CANC.', source: 'Account and Transaction API Profile, Consent Re-authentication' },
    },
    stance: 'In both.',
  },
  C27: {
    about: 'Whether a PSU can take back account access at the bank',
    releases: { since: '4.0.0' },
    readings: {
      funds: {
        says: 'The dashboard of the bank is for the confirmation of funds.',
        source: "Read/Write API Profile, Changes to an Intent's Authorized State",
      },
      access: {
        says: 'Access can be revoked at the bank.',
        source: 'Account and Transaction API Profile, Access Revocation',
      },
    },
    stance: 'It can, and the consent shows CANC; a profile may say that it does not show (withdrawalShown).',
  },
  C28: {
    about: 'Which Status a consent can have',
    releases: { since: '4.0.0' },
    readings: {
      two: {
        says: 'AUTH and RJCT, once it is decided on.',
        source: 'Account and Transaction API Profile, Account Access Consent Status',
      },
      five: {
        says: 'AWAU, AUTH, RJCT, CANC and EXPD.',
        source: 'account-access-consents, Account Access Consent Status; OpenAPI',
      },
    },
    stance: 'The five.',
  },
  C29: {
    about: 'How a path is refused that is not there',
    releases: { since: '4.0.0' },
    readings: {
      prose: { says: 'With 404.', source: 'Read/Write API Profile, HTTP Status Codes' },
      schema: { says: '404 is no status of a mandatory operation.', source: 'OpenAPI, responses' },
    },
    stance: 'The prose is followed: a table of responses that leaves one out does not forbid it.',
  },
  C30: {
    about: 'With which status a bank wants its PSU back',
    releases: { since: '4.0.0' },
    readings: {
      forbidden: { says: 'With 403.', source: 'Read/Write API Profile, 403 (Forbidden)' },
      unauthorised: { says: 'With 401.', source: 'Read/Write API Profile, 401 (Unauthorized)' },
    },
    stance: 'Either is fine; a profile may say which one (scaStatus).',
  },
  C31: {
    about: 'What a StatusReasonCode is',
    releases: { since: '4.0.0' },
    readings: {
      schema: { says: 'A text of one to four characters.', source: 'OpenAPI, OBStatusReason' },
      list: { says: 'A value of a list of four letters.', source: 'Code sets, OBExternalStatusReason1Code' },
    },
    stance: 'The list is followed.',
  },
  C32: {
    about: 'What U033, U037 and U038 mean',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      names: { says: 'U033 and U037 are one, and U038 is a consent that was consumed.', source: 'Code sets' },
      use: {
        says: 'U038 is a consent that was completed.',
        source: 'Customer Experience Guidelines, Common Error Scenarios',
      },
    },
    stance: 'The use is followed: U038 beside a refusal warns; 4.0.1 gives U037 another name.',
  },
  C33: {
    about: 'Whether COND and AWUP are a Status',
    releases: { since: '4.0.0' },
    readings: {
      list: { says: 'They are in the list.', source: 'Code sets, consent status' },
      schema: { says: 'There are five others.', source: 'OpenAPI, OBReadConsentResponse1' },
    },
    stance: 'The schema is followed.',
  },
  C34: {
    about: 'Whether the agent of a scheduled payment must have a PostalAddress',
    releases: { since: '4.0.0' },
    readings: {
      page: { says: 'It must.', source: 'Scheduled Payments, Data Dictionary' },
      schema: { says: 'It may.', source: 'OpenAPI, OBScheduledPayment3' },
    },
    stance: 'The schema is followed.',
  },
  C35: {
    about: 'Whether CountPerPeriod and PointInTime can be given together',
    releases: { since: '4.0.0' },
    readings: {
      prose: {
        says: 'They exclude each other.',
        source: 'Account and Transaction API Profile, OBMandateRelatedInformation1',
      },
      schema: { says: 'Each is optional by itself.', source: 'OpenAPI, OBFrequency6' },
    },
    stance: 'The prose is followed.',
  },
  C36: {
    about: 'Which codes a Frequency can have',
    releases: { since: '4.0.0' },
    readings: {
      table: { says: 'Nine.', source: 'Account and Transaction API Profile, table of examples' },
      schema: { says: 'Sixteen, and nineteen from 4.0.1 on.', source: 'OpenAPI, OBFrequency6Code' },
    },
    stance: 'The schema is followed.',
  },
  C37: {
    about: 'Which values the RateType of an interest has',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      schema: { says: 'Those of the type of an interest.', source: 'OpenAPI, StatementInterest' },
      meaning: { says: 'Those of a rate, as in 3.1 and from 4.0.1 on.', source: 'Statements, Data Dictionary' },
    },
    stance: 'The list is open, so that either is fine.',
  },
  C38: {
    about: 'What ReferredDocumentAmount is',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      schema: { says: 'A whole number.', source: 'OpenAPI, OBRemittanceInformation2' },
      others: {
        says: 'An amount, as it is elsewhere and from 4.0.1 on.',
        source: 'OpenAPI, OBActiveCurrencyAndAmount_SimpleType',
      },
    },
    stance: 'Each release is judged by its own file.',
  },
  C39: {
    about: 'Which Code the other types of a product have',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      schema: {
        says: 'A pattern that is escaped twice and matches nothing.',
        source: 'OpenAPI, OB_CodeMnemonic in 46 places',
      },
      meaning: { says: 'Up to four letters or digits, as from 4.0.1 on.', source: 'Products, Data Dictionary' },
    },
    stance: 'The meaning is followed.',
  },
  C40: {
    about: 'Whether the Detail view of a transaction has the agents in between',
    releases: { since: '4.0.1' },
    readings: {
      without: { says: 'The component of the Detail view lacks them.', source: 'OpenAPI, OBTransaction6Detail' },
      with: { says: 'They are members of a transaction.', source: 'OpenAPI, OBTransaction6' },
    },
    stance: 'They are.',
  },
  C41: {
    about: 'Which SchemeName an agent in between has',
    releases: { since: '4.0.1' },
    readings: {
      account: { says: 'One of an account.', source: 'OpenAPI, OBTransaction6' },
      agent: { says: 'One of an agent.', source: 'OpenAPI, agents elsewhere' },
    },
    stance: 'Both lists are open, so that either is fine.',
  },
  C42: {
    about: 'What OBExternalAccountSubType1Code is',
    releases: { since: '4.0.0' },
    readings: {
      schema: { says: 'The list of AccountTypeCode.', source: 'OpenAPI' },
      list: { says: 'OBExternalCashAccountType1Code is.', source: 'Code sets' },
    },
    stance: 'The values are the same: only the name differs.',
  },
  C43: {
    about: 'Whether an answer must have Links',
    releases: { since: '4.0.1' },
    readings: {
      conditional: { says: 'Where there is something to link to.', source: 'Read/Write API Profile, Links' },
      always: { says: 'Links.Self is in all answers.', source: 'Read/Write API Profile, Pagination' },
    },
    stance: 'An answer may go without; where pages follow, Next has to be there.',
  },
  C44: {
    about: 'In which zone a filter is read',
    releases: { since: '4.0.0' },
    readings: {
      schema: { says: 'In UTC.', source: 'OpenAPI, query parameters' },
      prose: { says: 'In the zone in which the data are kept.', source: 'Read/Write API Profile, Filtering' },
    },
    stance: 'Either is fine: filters are tried away from the edge of a day.',
  },
  C45: {
    about: 'Whether the messages of a consent request and of beneficiaries are closed',
    releases: { since: '4.0.0' },
    readings: {
      open: { says: 'Their roots are open.', source: 'OpenAPI, OBReadConsent1 and OBReadBeneficiary5' },
      closed: { says: 'All others are closed, and these were.', source: 'OpenAPI, other messages' },
    },
    stance: 'They are open, as their files say.',
  },
  C46: {
    about: 'Which permission opens the agents in between',
    releases: { since: '4.0.1' },
    readings: {
      table: { says: 'None is named.', source: 'Account and Transaction API Profile, Detail Permissions' },
      page: { says: 'ReadTransactionsDetail.', source: 'Transactions, Permission Codes' },
    },
    stance: 'The page is followed.',
  },
  C47: {
    about: 'How a page is asked for',
    releases: { since: '4.0.0' },
    readings: {
      examples: { says: 'By a parameter in brackets.', source: 'Read/Write API Profile, Links' },
      free: { says: 'As the bank likes.', source: 'Account and Transaction API Profile, Pagination' },
    },
    stance: 'As the bank likes.',
  },
} as const satisfies Readonly<Record<string, Contradiction>>;
