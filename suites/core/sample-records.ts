import type { JsonObject } from './json.ts';

/** A JSON value in a vector; a member that is undefined is left out. */
type Changes = Readonly<Record<string, unknown>>;

/** Makes a valid record with some members changed, or left out where the change is undefined. */
function sample(record: JsonObject) {
  return (changes: Changes = {}): JsonObject => ({ ...record, ...changes });
}

const pounds = (Amount: string) => ({ Amount, Currency: 'GBP' });

/** `Data.Account[]` in the Detail view. */
export const sampleAccount = sample({
  AccountId: 'acc-1',
  Status: 'Enabled',
  StatusUpdateDateTime: '2019-01-01T06:06:06+00:00',
  Currency: 'GBP',
  AccountType: 'Personal',
  AccountSubType: 'CurrentAccount',
  Description: 'Everyday account',
  Nickname: 'Bills',
  Account: [
    { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00471492180840', Name: 'Zoë Ó Briain' },
    { SchemeName: 'UK.OBIE.IBAN', Identification: 'GB12XSWY00470795747242', Name: 'Zoë Ó Briain' },
  ],
  Servicer: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XSWYGB22' },
});

/** `Data.Balance[]`. */
export const sampleBalance = sample({
  AccountId: 'acc-1',
  CreditDebitIndicator: 'Credit',
  Type: 'InterimAvailable',
  DateTime: '2026-03-15T10:00:00+00:00',
  Amount: pounds('1250.00'),
});

/** `Data.Balance[].CreditLine[]`. */
export const sampleCreditLine = sample({ Included: true, Type: 'Pre-Agreed', Amount: pounds('500.00') });

/** `Data.Transaction[]` of a card payment, booked, in the Detail view. */
export const sampleTransaction = sample({
  AccountId: 'acc-1',
  TransactionId: 'tra-1',
  TransactionReference: 'AUTH 0V07ST',
  CreditDebitIndicator: 'Debit',
  Status: 'Booked',
  TransactionMutability: 'Immutable',
  BookingDateTime: '2026-03-10T09:42:26+00:00',
  ValueDateTime: '2026-03-10T00:00:00+00:00',
  TransactionInformation: 'CRUMB & BEAN SWANSEA GB',
  Amount: pounds('4.89'),
  BankTransactionCode: { Code: 'CustomerCardTransactions', SubCode: 'PointOfSalePaymentDebitCard' },
  ProprietaryBankTransactionCode: { Code: 'POS', Issuer: 'Alpha Bank' },
  Balance: { CreditDebitIndicator: 'Credit', Type: 'InterimBooked', Amount: pounds('1250.00') },
  MerchantDetails: { MerchantName: 'Crumb & Bean', MerchantCategoryCode: '5814' },
  CardInstrument: { CardSchemeName: 'VISA', AuthorisationType: 'Contactless', Identification: '************9647' },
});

/** `Data.Party` of a person. */
export const sampleParty = sample({
  PartyId: 'party-1',
  PartyType: 'Sole',
  Name: 'Zoë Ó Briain',
  LegalStructure: 'UK.OBIE.Individual',
  BeneficialOwnership: true,
  AccountRole: 'UK.OBIE.Principal',
  Phone: '+44-1134960962',
  Address: [{ AddressType: 'Residential', PostCode: 'QT22 7EN', TownName: 'Swansea', Country: 'GB' }],
});

/** `Data.StandingOrder[]` in the Detail view. */
export const sampleStandingOrder = sample({
  AccountId: 'acc-1',
  StandingOrderId: 'sto-1',
  Frequency: 'IntrvlMnthDay:01:18',
  Reference: 'RENT',
  NextPaymentDateTime: '2026-04-18T00:00:00+00:00',
  NextPaymentAmount: pounds('850.00'),
  CreditorAccount: { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00214496484865' },
});
