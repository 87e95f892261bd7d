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
  consentStatus: { AwaitingAuthorisation: 'AWAU', Authorised: 'AUTH', Rejected: 'RJCT' },
} as const satisfies Readonly<Record<string, Respelled>>;
