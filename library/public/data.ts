/** An amount of money: `{ Amount: '12.30', Currency: 'GBP' }`. */
export interface Money {
  readonly Amount: string;
  readonly Currency: string;
}

/** An account somewhere, by its number in a scheme. */
export interface AccountNumber {
  readonly SchemeName: string;
  readonly Identification: string;
  readonly Name?: string;
  readonly SecondaryIdentification?: string;
}

/** An institution, by its number in a scheme. */
export interface AgentNumber {
  readonly SchemeName: string;
  readonly Identification: string;
}

/** An institution, as far as it is told. */
export interface Agent {
  readonly SchemeName?: string;
  readonly Identification?: string;
  readonly Name?: string;
  readonly PostalAddress?: PostalAddress;
}

/** Where an institution is. */
export interface PostalAddress {
  readonly AddressType?:
    | 'Business'
    | 'Correspondence'
    | 'DeliveryTo'
    | 'MailTo'
    | 'POBox'
    | 'Postal'
    | 'Residential'
    | 'Statement';
  readonly StreetName?: string;
  readonly BuildingNumber?: string;
  readonly PostCode?: string;
  readonly TownName?: string;
  readonly CountrySubDivision?: string;
  /** Two capital letters. */
  readonly Country?: string;
  readonly Department?: string;
  readonly SubDepartment?: string;
  readonly AddressLine?: readonly string[];
}

/** What all records have. */
export interface OnAccount {
  /** An AccountId, or the persona and the number of the account, like `household/1`. */
  readonly account: string;
}

/** A transaction. Dates are date-times, or durations from now such as `-P3D`. */
export interface AddedTransaction extends OnAccount {
  readonly CreditDebitIndicator: 'Credit' | 'Debit';
  readonly Amount: Money;
  /** Made when left out. */
  readonly TransactionId?: string;
  /** `Pending` for one that is known at once and booked on its date. */
  readonly Status?: 'Booked' | 'Pending';
  /** Now when left out. */
  readonly BookingDateTime?: string;
  readonly ValueDateTime?: string;
  readonly TransactionReference?: string;
  readonly TransactionInformation?: string;
  readonly AddressLine?: string;
  readonly ChargeAmount?: Money;
  readonly CurrencyExchange?: {
    readonly SourceCurrency: string;
    readonly TargetCurrency?: string;
    readonly UnitCurrency?: string;
    readonly ExchangeRate: number;
    readonly ContractIdentification?: string;
    readonly QuotationDate?: string;
    readonly InstructedAmount?: Money;
  };
  readonly BankTransactionCode?: { readonly Code: string; readonly SubCode: string };
  readonly ProprietaryBankTransactionCode?: { readonly Code: string; readonly Issuer?: string };
  readonly MerchantDetails?: { readonly MerchantName?: string; readonly MerchantCategoryCode?: string };
  readonly CreditorAgent?: Agent;
  readonly CreditorAccount?: Partial<AccountNumber>;
  readonly DebtorAgent?: Agent;
  readonly DebtorAccount?: Partial<AccountNumber>;
  readonly CardInstrument?: {
    readonly CardSchemeName: 'AmericanExpress' | 'Diners' | 'Discover' | 'MasterCard' | 'VISA';
    readonly AuthorisationType?: 'ConsumerDevice' | 'Contactless' | 'None' | 'PIN';
    readonly Name?: string;
    readonly Identification?: string;
  };
  readonly SupplementaryData?: Readonly<Record<string, unknown>>;
}

/** Somebody whom an account may pay. */
export interface AddedBeneficiary extends OnAccount {
  readonly CreditorAccount: AccountNumber;
  /** Made when left out. */
  readonly BeneficiaryId?: string;
  readonly BeneficiaryType?: 'Trusted' | 'Ordinary';
  readonly Reference?: string;
  readonly SupplementaryData?: Readonly<Record<string, unknown>>;
  readonly CreditorAgent?: Agent;
}

/** A standing order. */
export interface AddedStandingOrder extends OnAccount {
  /** Such as `EvryDay` or `IntrvlMnthDay:01:05`. */
  readonly Frequency: string;
  /** What it pays each time. */
  readonly FirstPaymentAmount: Money;
  readonly CreditorAccount: AccountNumber;
  /** Made when left out. */
  readonly StandingOrderId?: string;
  /** From when on it pays, tomorrow when left out. */
  readonly FirstPaymentDateTime?: string;
  /** The last day on which it may pay. */
  readonly FinalPaymentDateTime?: string;
  readonly Reference?: string;
  readonly CreditorAgent?: AgentNumber;
}

/** A single payment in the future. */
export interface AddedScheduledPayment extends OnAccount {
  readonly ScheduledPaymentDateTime: string;
  readonly InstructedAmount: Money;
  readonly CreditorAccount: AccountNumber;
  /** Made when left out. */
  readonly ScheduledPaymentId?: string;
  /** What the date says. */
  readonly ScheduledType?: 'Arrival' | 'Execution';
  readonly Reference?: string;
  readonly CreditorAgent?: AgentNumber;
}

/** A mandate. */
export interface AddedDirectDebit extends OnAccount {
  readonly Name: string;
  /** Made when left out. */
  readonly DirectDebitId?: string;
  readonly MandateIdentification?: string;
  readonly Frequency?: string;
  readonly DirectDebitStatusCode?: 'Active' | 'Inactive';
  /** When it last collected, and what. */
  readonly PreviousPaymentDateTime?: string;
  readonly PreviousPaymentAmount?: Money;
}

/** An account of a customer who is added. What is left out is made up. */
export interface AddedAccount {
  /** Letters, digits, or any of `. _ ~ -`, forty at most. */
  readonly AccountId?: string;
  readonly AccountType?: 'Personal' | 'Business';
  readonly AccountSubType?: 'CurrentAccount' | 'Savings' | 'CreditCard';
  /** Who holds it: alone or with another, or as which business. */
  readonly holder?: 'sole' | 'joint' | 'company' | 'sole-trader';
  readonly Description?: string;
  readonly Nickname?: string;
  /** Its numbers. */
  readonly Account?: readonly AccountNumber[];
  /** What is on it before its first transaction: `1500.00`, or `-20.00` for a debt. */
  readonly openingBalance?: string;
  /** What may be drawn beyond nil. */
  readonly creditLine?: { readonly Type: 'Credit' | 'Pre-Agreed'; readonly Amount: Money };
  /** 1 to 84; 12 when left out. */
  readonly monthsOfHistory?: number;
}

/** A customer. */
export interface AddedCustomer {
  /** The name to log in by: small letters, digits and hyphens, forty at most. */
  readonly persona: string;
  readonly accounts: readonly AddedAccount[];
  /** What the customer is good for. */
  readonly description?: string;
  /** The one who authorises; made up when left out. */
  readonly party?: {
    readonly Name: string;
    readonly FullLegalName?: string;
    readonly EmailAddress?: string;
    readonly Phone?: string;
    readonly Mobile?: string;
  };
}

/**
 * What can be added: lists of things, in the words of release 3.1.11 whatever the release of the bank. docs/examples/data.yaml shows
 * all of them, and docs/examples/data.schema.json says how each value is written.
 */
export interface AddedDocument {
  readonly customers?: readonly AddedCustomer[];
  readonly transactions?: readonly AddedTransaction[];
  readonly beneficiaries?: readonly AddedBeneficiary[];
  readonly standingOrders?: readonly AddedStandingOrder[];
  readonly scheduledPayments?: readonly AddedScheduledPayment[];
  readonly directDebits?: readonly AddedDirectDebit[];
}

/** One thing that was added. */
export interface AddedThing {
  /** What it is removed by: the id that the interface shows, and the hint of a customer. */
  readonly id: string;
  readonly kind: string;
  /** The hint of the customer whose it is. */
  readonly persona: string;
  /** The account that it is on; absent for a customer. */
  readonly AccountId?: string;
  /** Those of a customer. */
  readonly accountIds?: readonly string[];
  /** True for what the bank was started with: it stays. */
  readonly fixed: boolean;
}

/** What is added to the data of the bank: balances, statements and lists follow. Each rejects with `BAD_DATA`. */
export interface Data {
  /** Adds all that a document holds, or nothing: then the message names the first fifty problems, and how many more there are. */
  add(document: AddedDocument): Promise<readonly AddedThing[]>;
  /** All that was added, in the order in which it was. */
  list(): readonly AddedThing[];
  /** Takes away one thing; a customer goes with all that there is on the accounts. */
  remove(id: string): Promise<void>;
  /** Takes away all that was added since the start. */
  clear(): Promise<void>;
}
