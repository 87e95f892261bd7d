/**
 * The records of the interface as release 3.1.11 shapes them, in the Detail view and with PANs in clear.
 * Which members a caller may see is decided by whoever answers the call, not here.
 */

/** Date-time as this bank writes it: `YYYY-MM-DDThh:mm:ss+00:00`. */
export type DateTime = string;

export type CreditDebitIndicator = 'Credit' | 'Debit';

/** Money: pounds with two decimals, never negative. */
export interface ActiveCurrencyAndAmount {
  readonly Amount: string;
  readonly Currency: string;
}

export type AccountScheme = 'UK.OBIE.SortCodeAccountNumber' | 'UK.OBIE.IBAN' | 'UK.OBIE.PAN';

/** OBCashAccount: an account by scheme and identification. */
export interface CashAccount {
  readonly SchemeName: AccountScheme;
  readonly Identification: string;
  readonly Name?: string;
  readonly SecondaryIdentification?: string;
}

/** OBBranchAndFinancialInstitutionIdentification5: a bank by its BIC. */
export interface Servicer {
  readonly SchemeName: 'UK.OBIE.BICFI';
  readonly Identification: string;
}

/** OBBranchAndFinancialInstitutionIdentification6: the same, with a name. */
export interface Agent extends Servicer {
  readonly Name?: string;
}

export type AccountSubType = 'CurrentAccount' | 'Savings' | 'CreditCard';

export interface OBAccount6 {
  readonly AccountId: string;
  readonly Status: 'Enabled';
  readonly StatusUpdateDateTime: DateTime;
  readonly Currency: string;
  readonly AccountType: 'Personal' | 'Business';
  readonly AccountSubType: AccountSubType;
  readonly Description: string;
  readonly Nickname?: string;
  readonly OpeningDate: DateTime;
  readonly SwitchStatus?: 'UK.CASS.NotSwitched';
  readonly Account: readonly CashAccount[];
  readonly Servicer: Servicer;
}

export interface CreditLine {
  readonly Included: boolean;
  readonly Type: 'Available' | 'Credit' | 'Emergency' | 'Pre-Agreed' | 'Temporary';
  readonly Amount: ActiveCurrencyAndAmount;
}

/** OBCashBalance1. */
export interface OBBalance {
  readonly AccountId: string;
  readonly CreditDebitIndicator: CreditDebitIndicator;
  readonly Type: 'Expected' | 'InterimAvailable' | 'InterimCleared';
  readonly DateTime: DateTime;
  readonly Amount: ActiveCurrencyAndAmount;
  readonly CreditLine?: readonly CreditLine[];
}

export interface CardInstrument {
  readonly CardSchemeName: 'MasterCard' | 'VISA';
  readonly AuthorisationType: 'ConsumerDevice' | 'Contactless' | 'None' | 'PIN';
  readonly Name: string;
  readonly Identification: string;
}

export interface CurrencyExchange {
  readonly SourceCurrency: string;
  readonly TargetCurrency: string;
  readonly UnitCurrency: string;
  /** Pounds for one unit. */
  readonly ExchangeRate: number;
  readonly QuotationDate: DateTime;
  readonly InstructedAmount: ActiveCurrencyAndAmount;
}

export interface OBTransaction6 {
  readonly AccountId: string;
  readonly TransactionId: string;
  readonly TransactionReference?: string;
  readonly StatementReference?: readonly string[];
  readonly CreditDebitIndicator: CreditDebitIndicator;
  /** The last two of version 4 alone. */
  readonly Status: 'Booked' | 'Pending' | 'FUTR' | 'INFO';
  readonly TransactionMutability: 'Mutable' | 'Immutable';
  readonly BookingDateTime: DateTime;
  readonly ValueDateTime: DateTime;
  readonly TransactionInformation: string;
  readonly AddressLine?: string;
  readonly Amount: ActiveCurrencyAndAmount;
  readonly CurrencyExchange?: CurrencyExchange;
  readonly BankTransactionCode: { readonly Code: string; readonly SubCode: string };
  readonly ProprietaryBankTransactionCode: { readonly Code: string; readonly Issuer: string };
  readonly Balance?: {
    readonly CreditDebitIndicator: CreditDebitIndicator;
    readonly Type: 'InterimBooked';
    readonly Amount: ActiveCurrencyAndAmount;
  };
  readonly MerchantDetails?: { readonly MerchantName: string; readonly MerchantCategoryCode: string };
  readonly CreditorAgent?: Agent;
  readonly CreditorAccount?: CashAccount;
  readonly DebtorAgent?: Agent;
  readonly DebtorAccount?: CashAccount;
  readonly CardInstrument?: CardInstrument;
  /** Of cash withdrawals: the number of the machine. */
  readonly SupplementaryData?: { readonly CashMachine: string };
}

export interface OBBeneficiary5 {
  /** Absent from a beneficiary of a customer, unless it is told of one account. */
  readonly AccountId?: string;
  readonly BeneficiaryId: string;
  readonly BeneficiaryType: 'Trusted' | 'Ordinary';
  readonly Reference?: string;
  readonly CreditorAgent?: Agent;
  readonly CreditorAccount: CashAccount;
}

export interface OBDirectDebit2 {
  readonly AccountId: string;
  readonly DirectDebitId: string;
  readonly MandateIdentification: string;
  readonly DirectDebitStatusCode: 'Active' | 'Inactive';
  readonly Name: string;
  readonly PreviousPaymentDateTime?: DateTime;
  readonly Frequency: string;
  readonly PreviousPaymentAmount?: ActiveCurrencyAndAmount;
}

export interface OBStandingOrder6 {
  readonly AccountId: string;
  readonly StandingOrderId: string;
  readonly Frequency: string;
  readonly Reference: string;
  readonly FirstPaymentDateTime: DateTime;
  readonly NextPaymentDateTime?: DateTime;
  readonly LastPaymentDateTime?: DateTime;
  readonly FinalPaymentDateTime?: DateTime;
  readonly NumberOfPayments?: string;
  readonly StandingOrderStatusCode: 'Active' | 'Inactive';
  readonly FirstPaymentAmount: ActiveCurrencyAndAmount;
  readonly NextPaymentAmount?: ActiveCurrencyAndAmount;
  readonly LastPaymentAmount?: ActiveCurrencyAndAmount;
  readonly FinalPaymentAmount?: ActiveCurrencyAndAmount;
  readonly CreditorAgent?: Servicer;
  readonly CreditorAccount: CashAccount;
}

export interface OBScheduledPayment3 {
  readonly AccountId: string;
  readonly ScheduledPaymentId: string;
  readonly ScheduledPaymentDateTime: DateTime;
  readonly ScheduledType: 'Arrival' | 'Execution';
  readonly Reference: string;
  readonly DebtorReference?: string;
  readonly InstructedAmount: ActiveCurrencyAndAmount;
  readonly CreditorAgent?: Servicer;
  readonly CreditorAccount: CashAccount;
}

export interface OBOffer1 {
  readonly AccountId: string;
  readonly OfferId: string;
  readonly OfferType: 'BalanceTransfer' | 'LimitIncrease' | 'MoneyTransfer' | 'Other' | 'PromotionalRate';
  readonly Description: string;
  readonly StartDateTime: DateTime;
  readonly EndDateTime: DateTime;
  readonly Rate?: string;
  readonly Value?: number;
  readonly Term?: string;
  readonly URL?: string;
  readonly Amount?: ActiveCurrencyAndAmount;
  readonly Fee?: ActiveCurrencyAndAmount;
}

/** The sub-models `PCA`, `BCA` and `OtherProductType` are plain JSON here: the bank only ever passes them on. */
export interface OBProduct2 {
  readonly AccountId: string;
  readonly ProductId: string;
  readonly ProductName: string;
  readonly ProductType: 'BusinessCurrentAccount' | 'Other' | 'PersonalCurrentAccount';
  readonly MarketingStateId?: string;
  readonly OtherProductType?: { readonly Name: string; readonly Description: string };
  readonly BCA?: Readonly<Record<string, unknown>>;
  readonly PCA?: Readonly<Record<string, unknown>>;
}

export interface PartyAddress {
  readonly AddressType: 'Residential' | 'Business';
  readonly StreetName: string;
  readonly BuildingNumber: string;
  readonly PostCode: string;
  readonly TownName: string;
  readonly CountrySubDivision: string;
  readonly Country: string;
}

/** Tax and registry numbers of a party in business, an extension of OBParty2 that this bank declares. */
export interface PartySupplementaryData {
  readonly VatNumber?: string;
  readonly CompanyId?: string;
}

export interface OBParty2 {
  readonly PartyId: string;
  readonly PartyNumber: string;
  readonly PartyType: 'Delegate' | 'Joint' | 'Sole';
  readonly Name: string;
  readonly FullLegalName: string;
  readonly LegalStructure: 'UK.OBIE.Individual' | 'UK.OBIE.PrivateLimitedCompany' | 'UK.OBIE.Sole';
  readonly BeneficialOwnership: boolean;
  readonly AccountRole: 'UK.OBIE.Principal' | 'UK.OBIE.SecondaryOwner' | 'UK.OBIE.SeniorManagingOfficial';
  readonly EmailAddress: string;
  readonly Phone: string;
  readonly Mobile?: string;
  readonly Address: readonly PartyAddress[];
  /** On parties in business only. Which operations may show it is the profile's business. */
  readonly SupplementaryData?: PartySupplementaryData;
}
