/** One thing that this bank does otherwise than the bundled one, and why it may. */
interface Difference {
  readonly differs: string;
  /** What allows it: a page of the standard, or what that page rests on. */
  readonly clause: string;
}

/** In how many ways this bank differs from the bundled one at once, all of them lawful. */
export const differences = {
  'oldest-first': {
    differs: 'Lists have the oldest record first',
    clause: 'Read/Write Data API, Pagination: the order of a list is not ruled',
  },
  'milliseconds-and-z': {
    differs: 'Every date-time has milliseconds, and Z for its zone',
    clause: 'Read/Write Data API, Date Formats: any form of ISO 8601 with a zone',
  },
  'two-pages': {
    differs: 'No list is longer than two pages: its second is its last',
    clause: 'Read/Write Data API, Pagination: 25 to 1,000 records a page',
  },
  cursor: {
    differs: 'The parameter of a page is called cursor',
    clause: 'Account and Transaction API, Pagination: the mechanism is the own one of each bank',
  },
  'first-page-has-a-cursor': {
    differs: 'Prev leads to the first page by a cursor, which its first reading had not',
    clause: 'Account and Transaction API, Pagination: the mechanism is the own one of each bank',
  },
  'meta-is-empty': {
    differs: 'Meta is empty: it tells no number of pages and no available period',
    clause: 'Read/Write Data API, Meta: its members are optional',
  },
  'numbers-as-account-ids': {
    differs: 'An AccountId is five digits',
    clause: 'Read/Write Data API, Unique Identifiers: unique and unchanging, of no particular form',
  },
  'consent-ids-are-uuids': {
    differs: 'A ConsentId is a UUID, without a prefix',
    clause: 'Account Access Consents, Data Dictionary: text of 1 to 128 characters',
  },
  'transactions-without-ids': {
    differs: 'Transactions that came from an earlier system have no TransactionId',
    clause: 'Transactions, Data Dictionary: TransactionId 0..1',
  },
  'one-instant': {
    differs: 'All bookings of one account share one instant',
    clause: 'Transactions, Data Dictionary: BookingDateTime is when the entry was posted',
  },
  'statements-called-by-month': {
    differs: 'The StatementReference is the month: 2026-04',
    clause: 'Statements, Data Dictionary: StatementReference is text of 1 to 35 characters',
  },
  'data-comes-last': {
    differs: 'Meta and Links come before Data, and members of records in another order',
    clause: 'RFC 8259, section 4: an object has no order',
  },
  'errors-without-id': {
    differs: 'Errors have no Id, a Code of the bank, and a Url for each entry',
    clause: 'Read/Write Data API, Error Response Structure: Id and Url 0..1, Code as the bank has it',
  },
  'own-error-code': {
    differs: 'A cursor that was never given is refused with a code of the bank',
    clause: 'Namespaced Enumerations: a bank has codes of its own where none of the standard fits',
  },
  'forbidden-without-body': {
    differs: '403 has no body',
    clause: 'OpenAPI file, 403: the body of an error is optional there',
  },
  'unauthorised-with-challenge-alone': {
    differs: '401, 404, 405, 406 and 415 have no body; 401 has a challenge that names the error',
    clause: 'OpenAPI file: these have no content; RFC 6750, section 3',
  },
  'no-charset': {
    differs: 'The media type of JSON has no charset',
    clause: 'RFC 8259, section 11: the media type has no such parameter',
  },
  'no-read-pan': {
    differs: 'ReadPAN is refused with 400: the bank does not support it',
    clause: 'Account and Transaction API, Permissions: 400 for a code that is not supported',
  },
  'fewer-bulk-lists': {
    differs: 'Beneficiaries, direct debits, products and offers are read account by account only',
    clause: 'Account and Transaction API, Endpoints: lists of all accounts are optional',
  },
  'balances-of-the-day': {
    differs: 'Balances are those of the end of a day: ClosingBooked, InterimBooked, ClosingAvailable',
    clause: 'Balances, Notes: which types an account has is for the bank to say',
  },
  'decimals-as-needed': {
    differs: 'An amount has no decimals, or one, or up to five',
    clause: 'OpenAPI file since 3.1.5, OBActiveCurrencyAndAmount_SimpleType',
  },
  'own-transaction-codes': {
    differs: 'Transactions have a ProprietaryBankTransactionCode alone',
    clause: 'Transactions, Notes: one of the two codes, or both',
  },
  'nothing-optional': {
    differs: 'Accounts, parties and beneficiaries have no member that is not required',
    clause: 'Read/Write Data API, Optional Fields: what is not specified is left out',
  },
  'foreign-filter-is-ignored': {
    differs: 'A filter that is no date is not looked at',
    clause: 'Read/Write Data API, Filtering: it may be refused',
  },
  'statement-file-is-csv': {
    differs: 'The file of a statement is CSV, and nothing else',
    clause: 'Statements, Endpoints: the bank says which types it serves',
  },
  'past-expiry-is-taken': {
    differs: 'A consent may be asked for whose end is in the past, or whose period ends before it starts',
    clause: 'Account Access Consents: not ruled',
  },
  'dates-are-rewritten': {
    differs: 'A consent shows its dates in the spelling of the bank, each the moment that was asked for',
    clause: 'Read/Write Data API, Date Formats: one moment has many spellings',
  },
  'codes-once': {
    differs: 'A permission that was asked for twice is shown once',
    clause: 'Account Access Consents, Data Dictionary: Permissions is the set of what may be read',
  },
  'access-token-alone': {
    differs: 'The token endpoint takes client_secret_post, and gives neither refresh token nor ID token nor scope',
    clause: 'RFC 6749, section 5.1: refresh_token is optional, scope where it is the one asked for',
  },
} as const satisfies Readonly<Record<string, Difference>>;

export type DifferenceName = keyof typeof differences;
