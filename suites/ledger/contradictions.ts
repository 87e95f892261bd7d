import type { Contradiction } from './contradiction.ts';
import { contradictionsOfExamples } from './contradictions-of-examples.ts';
import { contradictionsOfFour } from './contradictions-of-four.ts';

/**
 * The contradictions of the standard, by the numbers that the variants and rules cite. A departure from what the rules follow
 * is excused only where it lies inside one of the readings, and only in a release that has the contradiction.
 */
export const contradictions = {
  C1: {
    about: 'Whether an answer must have Links and Meta',
    releases: { since: '3.1.2', until: '4.0.0' },
    readings: {
      prose: { says: 'Both are mandatory in every answer.', source: 'Read/Write Data API, Links and Meta' },
      schema: { says: 'Both may be left out.', source: 'Response schemas of the interface description' },
    },
    stance: 'The prose is followed; leaving them out warns.',
  },
  C2: {
    about: 'How an account without balances answers',
    readings: {
      schema: { says: 'There is at least one balance.', source: 'Balances, Data Dictionary (1..n)' },
      prose: {
        says: 'Where there is no business data the array is empty.',
        source: 'Read/Write Data API, 400 v/s 404',
      },
    },
    stance: 'The schema is followed; an empty array warns.',
  },
  C3: {
    about: 'How the schema tells Basic from Detail',
    releases: { until: '3.1.5' },
    readings: {
      prose: {
        says: 'Under a Basic permission the fields of Detail are withheld.',
        source: 'Account and Transaction API, Detail Permissions',
      },
      schema: {
        says: 'A record matches exactly one of two schemas, which correct records do not.',
        source: 'OpenAPI, oneOf of the records',
      },
    },
    stance: 'The prose is followed, by rules; the two schemas are taken as one.',
  },
  C4: {
    about: 'Whether a refusal has an error body',
    readings: {
      expiry: {
        says: 'The 401 for an expired token has none.',
        source: 'Read/Write Data API, 401 (Unauthorized)',
      },
      structure: {
        says: 'Every error has a body in the form of OBErrorResponse1.',
        source: 'Read/Write Data API, Error Response Structure',
      },
      schema: {
        says: '401, 404, 405, 406, 415 and 429 have no body.',
        source: 'OpenAPI, responses',
      },
    },
    stance:
      'A body is optional, and has the form where there is one; an expired token gets none, and one in the form warns.',
  },
  C5: {
    about: 'How a token of the wrong kind is refused',
    readings: {
      prose: { says: 'With 403, for it lacks the scope.', source: 'Read/Write Data API, 403 (Forbidden)' },
      suite: {
        says: 'With 401, for here it is no token at all.',
        source: 'The official functional suite, tests with a token of client credentials',
      },
    },
    stance: 'The prose is followed; 401 warns.',
  },
  C6: {
    about: 'How an AccountId that the token does not open is refused',
    readings: {
      prose: {
        says: 'With 400 where it does not exist, with 403 where the consent leaves it out.',
        source: 'Read/Write Data API, 400 v/s 404 and 403 (Forbidden)',
      },
      suite: {
        says: 'With 400 or 403, for a bank need not know or tell which of the two it is.',
        source: 'The official functional suite, tests of invalid accounts',
      },
    },
    stance: 'The prose is followed; the other of the two warns, and 404 fails.',
  },
  C7: {
    about: 'Which side ReadTransactionsCredits and ReadTransactionsDebits open',
    releases: { since: '3.1.9', until: '3.1.11' },
    readings: {
      table: {
        says: 'Credits opens credits, and Debits opens debits.',
        source: 'Account and Transaction API, Permissions',
      },
      page: {
        says: 'Credits opens debits, and Debits opens credits.',
        source: 'Transactions, Permission Codes',
      },
    },
    stance:
      'The table is followed; a bank that swaps both sides warns, and one that shows both under one permission fails.',
  },
  C8: {
    about: 'Whether a filter has a time zone',
    readings: {
      without: { says: 'The zone must not be there.', source: 'Read/Write Data API, Date Formats' },
      ignored: { says: 'It may be there and is ignored.', source: 'Transactions, Filtering' },
      schema: { says: 'It must be there, by the format date-time.', source: 'OpenAPI, query parameters' },
    },
    stance: 'The harness sends none; a bank accepts one and does not apply it.',
  },
  C9: {
    about: 'Which date of a statement a filter looks at',
    readings: {
      text: { says: 'Start and end both lie in the range.', source: 'Statements, Filtering, text' },
      table: { says: 'The start lies in the range.', source: 'Statements, Filtering, table of the parameters' },
    },
    stance: 'The text is followed; a statement that only ends outside warns.',
  },
  C10: {
    about: 'The form of OpeningDate and MaturityDate',
    releases: { since: '3.1.3' },
    readings: {
      dictionary: { says: 'A date of ISO 8601.', source: 'Accounts, Data Dictionary' },
      schema: { says: 'A date-time.', source: 'OpenAPI, OBAccount6' },
      example: { says: 'Day, month and year, with dashes.', source: 'Accounts, Usage Examples' },
    },
    stance: 'Dates and date-times are fine; the form of the example warns; anything else fails.',
  },
  C11: {
    about: 'How long the codes of BankTransactionCode are',
    releases: [
      { since: '3.1.1', until: '3.1.1' },
      { since: '3.1.3', until: '3.1.6' },
    ],
    readings: {
      prose: { says: 'They are the long names of ISO 20022, without blanks.', source: 'Transactions, Notes' },
      schema: { says: 'They have four characters at most.', source: 'OpenAPI, OBTransaction' },
    },
    stance: 'Either is fine where both are asked for; elsewhere codes of four letters fail.',
  },
  C12: {
    about: 'The values of SubType of a balance',
    releases: { since: '3.1.11', until: '3.1.11' },
    readings: {
      schema: {
        says: 'BaseCurrency and LocalCurrency.',
        source: 'OpenAPI and Balances, Data Dictionary',
      },
      list: {
        says: 'UK.OBIE.BaseCurrency and UK.OBIE.LocalCurrency.',
        source: 'Namespaced Enumerations, OBBalanceSubType1Code',
      },
    },
    stance: 'The schema is followed; the namespaced values warn, and any other fails.',
  },
  C13: {
    about: 'How a beneficiary of a customer shows that it belongs to no account',
    readings: {
      text: { says: 'AccountId is null or empty.', source: 'Beneficiaries, Resource Definition' },
      schema: {
        says: 'AccountId is a text of 1 to 40 characters, or left out.',
        source: 'OpenAPI, OBBeneficiary; Read/Write Data API, Optional Fields',
      },
    },
    stance: 'The schema is followed.',
  },
  C14: {
    about: 'Whether the permissions for standing orders exist',
    releases: { since: '3.1.4' },
    readings: {
      table: { says: 'They are not in the list.', source: 'Account and Transaction API, Permissions' },
      schema: {
        says: 'They are valid codes.',
        source: 'OpenAPI, OBExternalPermissions1Code; Standing Orders, Permission Codes',
      },
    },
    stance: 'They are valid codes.',
  },
  C15: {
    about: 'The first release without x-fapi-financial-id',
    releases: { since: '3.1.2', until: '3.1.2' },
    readings: {
      schema: { says: 'It is gone from 3.1.2 on.', source: 'OpenAPI, parameters' },
      suite: { says: 'It is gone from 3.1.3 on.', source: 'The official functional suite, test 313-ACC-000100' },
    },
    stance: 'The interface description is followed.',
  },
  C16: {
    about: 'What 3.1.1 knows of parties',
    releases: { since: '3.1.1', until: '3.1.1' },
    readings: {
      swagger: { says: 'OBParty2, and the parties of an account.', source: 'Swagger file of 3.1.1' },
      openapi: { says: 'OBParty1, and no parties of an account.', source: 'OpenAPI file of 3.1.1' },
    },
    stance: 'The Swagger file is followed, as the prose of the release agrees with it.',
  },
  C17: {
    about: 'Whether 3.1.6 lets a bank add members',
    releases: { since: '3.1.6', until: '3.1.6' },
    readings: {
      swagger: { says: 'The records are closed.', source: 'Swagger file of 3.1.6' },
      openapi: { says: 'The records are open.', source: 'OpenAPI file of 3.1.6' },
    },
    stance: 'The Swagger file is followed; a member too many warns.',
  },
  C18: {
    about: 'Whether a nested list without entries is sent',
    readings: {
      prose: { says: 'It is sent, empty.', source: 'Read/Write Data API, Optional Fields' },
      examples: { says: 'It is left out.', source: 'Usage examples of every resource' },
    },
    stance: 'Either is fine.',
  },
  C19: {
    about: 'How a SwitchStatus is spelled',
    releases: { since: '3.1.6', until: '3.1.7' },
    readings: {
      right: { says: 'UK.CASS.NotSwitched.', source: 'Accounts, Data Dictionary' },
      slip: { says: 'UK.CASS.NotSwitced.', source: 'OpenAPI of 3.1.6 and 3.1.7' },
    },
    stance: 'Either is fine.',
  },
  C20: {
    about: 'Whether the official examples are right',
    readings: {
      schema: { says: 'Ten of 32 examples of 3.1.11 break it.', source: 'Response schemas' },
      examples: { says: 'They show what an answer looks like.', source: 'Usage examples' },
    },
    stance: 'The schema is followed; no example is taken for a measure.',
  },
  C21: {
    about: 'The media type of an encrypted answer',
    readings: {
      header: { says: 'application/jwe.', source: 'Read/Write Data API, Response Headers' },
      others: { says: 'application/jose+jwe.', source: 'Read/Write Data API, everywhere else' },
    },
    stance: 'Encrypted answers are out of scope.',
  },
  C22: {
    about: 'Whether a wrong media type is refused with 415',
    releases: { since: '3.1.2', until: '3.1.3' },
    readings: {
      prose: { says: 'It is.', source: 'Read/Write Data API, HTTP Status Codes' },
      schema: { says: '415 is no status of the operation.', source: 'OpenAPI of 3.1.2 and 3.1.3' },
    },
    stance: 'The prose is followed: a table of responses that leaves one out does not forbid it.',
  },
  C24: {
    about: 'Whether a consent past its end shows EXPD',
    releases: { since: '4.0.0' },
    readings: {
      must: { says: 'Its Status must be EXPD.', source: 'Read/Write Data API, 401 (Unauthorized)' },
      may: { says: 'A bank may change it.', source: 'Read/Write Data API, Token Errors' },
    },
    stance: 'A Status that stays warns, unless the profile says that the end shows; another than EXPD fails.',
  },
  ...contradictionsOfFour,
  ...contradictionsOfExamples,
} as const satisfies Readonly<Record<string, Contradiction>>;

export type ContradictionId = keyof typeof contradictions;

/** A reading by the number of its contradiction and its name there, like `C7/page`. */
export type ReadingId = {
  readonly [Id in ContradictionId]: `${Id}/${keyof (typeof contradictions)[Id]['readings'] & string}`;
}[ContradictionId];
