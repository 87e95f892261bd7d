/**
 * Members of the records that may be added to the data of the bundled bank, as release 3.1.11 names them. What is missing here the
 * bank decides: which account, what is booked, the balance after it, when an order pays next.
 */
export const addedMembers = {
  transaction: [
    'TransactionReference',
    'TransactionInformation',
    'AddressLine',
    'ChargeAmount',
    'CurrencyExchange',
    'BankTransactionCode',
    'ProprietaryBankTransactionCode',
    'MerchantDetails',
    'CreditorAgent',
    'CreditorAccount',
    'DebtorAgent',
    'DebtorAccount',
    'CardInstrument',
    'SupplementaryData',
  ],
  beneficiary: ['BeneficiaryType', 'Reference', 'SupplementaryData', 'CreditorAgent', 'CreditorAccount'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The lists of a document of data, with what each holds. */
export const addedLists = {
  customers: 'customer',
  transactions: 'transaction',
  beneficiaries: 'beneficiary',
  standingOrders: 'standing-order',
  scheduledPayments: 'scheduled-payment',
  directDebits: 'direct-debit',
} as const;

export type AddedListName = keyof typeof addedLists;

/** What a persona that is added may be called by. */
export const personaPattern = '^[a-z][a-z0-9-]{0,39}$';
/** What an account that is added may be called by: it stands in paths as it is. */
export const accountIdPattern = '^[A-Za-z0-9._~-]{1,40}$';
