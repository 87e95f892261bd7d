/** Words of version 3.1, each with the code of version 4 that says the same. */
export type Respelled = Readonly<Record<string, string>>;

/**
 * Words that changed their spelling and nothing else: either can be had from the other. The standard publishes no such table.
 * Where a word has no code, or one that says more or less than it, deciding on another is not a matter of spelling, and it is not
 * listed here.
 */
export const respelled = {
  balanceType: {
    ClosingAvailable: 'CLAV',
    ClosingBooked: 'CLBD',
    Expected: 'XPCD',
    ForwardAvailable: 'FWAV',
    Information: 'INFO',
    InterimAvailable: 'ITAV',
    InterimBooked: 'ITBD',
    OpeningAvailable: 'OPAV',
    OpeningBooked: 'OPBD',
    PreviouslyClosedBooked: 'PRCD',
  },
  amountSubType: { BaseCurrency: 'BCUR', LocalCurrency: 'LCUR' },
  addressType: {
    Business: 'BIZZ',
    Correspondence: 'CORR',
    DeliveryTo: 'DLVY',
    MailTo: 'MLTO',
    POBox: 'PBOX',
    Postal: 'ADDR',
    Residential: 'HOME',
    Statement: 'STAT',
  },
  entryStatus: { Booked: 'BOOK', Pending: 'PDNG', Rejected: 'RJCT' },
  errorCode: {
    'UK.OBIE.UnexpectedError': 'U000',
    'UK.OBIE.Field.Expected': 'U001',
    'UK.OBIE.Field.Invalid': 'U002',
    'UK.OBIE.Field.InvalidDate': 'U003',
    'UK.OBIE.Field.Missing': 'U004',
    'UK.OBIE.Field.Unexpected': 'U005',
    'UK.OBIE.Header.Invalid': 'U006',
    'UK.OBIE.Header.Missing': 'U007',
    'UK.OBIE.Resource.InvalidConsentStatus': 'U009',
    'UK.OBIE.Resource.InvalidFormat': 'U010',
    'UK.OBIE.Resource.NotFound': 'U011',
    'UK.OBIE.Signature.Unexpected': 'U020',
    'UK.OBIE.Reauthenticate': 'U028',
    'UK.OBIE.Rules.ResourceAlreadyExists': 'U029',
  },
  consentStatus: { AwaitingAuthorisation: 'AWAU', Authorised: 'AUTH', Rejected: 'RJCT' },
} as const satisfies Readonly<Record<string, Respelled>>;
