import type { Contradiction } from './contradiction.ts';

/** Where a page or an example of version 4 shows something else than its tables and its file. */
export const contradictionsOfExamples = {
  C48: {
    about: 'Whether StatusReason is a list',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      example: { says: 'It is an object.', source: 'account-access-consents, Usage Examples' },
      schema: { says: 'It is an array.', source: 'OpenAPI, OBReadConsentResponse1; Data Dictionary' },
    },
    stance: 'An array.',
  },
  C49: {
    about: 'What a consent looks like',
    releases: { since: '4.0.0' },
    readings: {
      examples: {
        says: 'It has two states, lacks Risk, is REJT, or U038 beside a refusal.',
        source: 'account-access-consents, Usage Examples',
      },
      tables: {
        says: 'It has one of five states, and a reason that fits.',
        source: 'account-access-consents, Data Dictionary and Account Access Consent Status',
      },
    },
    stance: 'The tables are followed.',
  },
  C50: {
    about: 'How a closing and an expected balance are called',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      page: { says: 'CLBS and XPCH.', source: 'Transactions, Data Dictionary' },
      schema: { says: 'CLBD and XPCD.', source: 'OpenAPI; code sets' },
    },
    stance: 'The schema is followed.',
  },
  C51: {
    about: 'How the balance and the bank transaction code of a transaction are written',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      examples: { says: 'In words, as in 3.1.', source: 'Transactions, Usage Examples' },
      schema: { says: 'By codes of four letters.', source: 'OpenAPI, OBTransaction6' },
    },
    stance: 'Codes.',
  },
  C52: {
    about: 'Where the total of balances stands',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      examples: { says: 'In TotalAmount inside of a balance.', source: 'Balances, Usage Examples' },
      schema: { says: 'In TotalValue beside the balances, which are an array.', source: 'OpenAPI, OBReadBalance1' },
    },
    stance: 'The schema is followed.',
  },
  C53: {
    about: 'What the address of a party looks like',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      examples: { says: 'One object, of the kind Business or Residential.', source: 'Parties, Usage Examples' },
      schema: { says: 'An array, of kinds by codes.', source: 'OpenAPI, OBParty2' },
    },
    stance: 'The schema is followed.',
  },
  C54: {
    about: 'Whether a phone number of a party has a hyphen',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      examples: { says: 'It has none.', source: 'Parties, Usage Examples' },
      schema: { says: 'It follows the code of the country.', source: 'OpenAPI, PhoneNumber' },
    },
    stance: 'The pattern is followed.',
  },
  C55: {
    about: 'Which members a standing order has',
    releases: { since: '4.0.0' },
    readings: {
      examples: { says: 'PeriodType, Reference and CreditAgent.', source: 'Standing Orders, Usage Examples' },
      schema: {
        says: 'MandateRelatedInformation, RemittanceInformation and CreditorAgent.',
        source: 'OpenAPI, OBStandingOrder6',
      },
    },
    stance: 'The schema is followed.',
  },
  C56: {
    about: 'What ReadPAN masks of a statement',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      note: { says: 'The CreditorAgent.', source: 'Statements, Permission Codes' },
      schema: { says: 'No such member is there.', source: 'OpenAPI, OBStatement2' },
    },
    stance: 'The note is passed over.',
  },
  C57: {
    about: 'Which member of an account the row Servicer of the Detail table is about',
    releases: { since: '4.0.0', until: '4.0.0' },
    readings: {
      name: { says: 'Servicer.', source: 'Account and Transaction API Profile, Detail Permissions, name' },
      path: {
        says: 'StatementFrequencyAndFormat.',
        source: 'Account and Transaction API Profile, Detail Permissions, path',
      },
    },
    stance: 'The path is followed, and Servicer is of Detail as in 3.1.',
  },
  C58: {
    about: 'Which codes documents, schemes of cards and transaction codes have',
    releases: { since: '4.0.0' },
    readings: {
      list: { says: 'Proforma, a product among the schemes, and no DCSV.', source: 'Code sets' },
      schema: { says: 'Others.', source: 'OpenAPI' },
    },
    stance: 'The schema is followed.',
  },
  C59: {
    about: 'How the United Kingdom is written as a Country',
    releases: { since: '4.0.0' },
    readings: {
      examples: { says: 'UK.', source: 'Usage Examples' },
      iso: { says: 'GB.', source: 'ISO 3166-1, by OpenAPI CountryCode' },
    },
    stance: 'GB; the other warns.',
  },
} as const satisfies Readonly<Record<string, Contradiction>>;
