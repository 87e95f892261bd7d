const amount = { Amount: '12.50', Currency: 'GBP' };
const creditor = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00000112345678', Name: 'Ada Quill' };

/** Records that are right in every release, with what is needed to show a change. */
export const lawful = {
  Account: {
    AccountId: '22289',
    Currency: 'GBP',
    AccountType: 'Personal',
    AccountSubType: 'CurrentAccount',
    Account: [creditor],
  },
  Balance: {
    AccountId: '22289',
    CreditDebitIndicator: 'Credit',
    Type: 'Expected',
    DateTime: '2024-05-01T10:00:00+00:00',
    Amount: amount,
  },
  Transaction: {
    AccountId: '22289',
    CreditDebitIndicator: 'Debit',
    Status: 'Booked',
    BookingDateTime: '2024-05-01T10:00:00+00:00',
    Amount: amount,
  },
  Beneficiary: { AccountId: '22289', CreditorAccount: creditor },
  DirectDebit: { AccountId: '22289', MandateIdentification: 'M-1', Name: 'Water works' },
  StandingOrder: { AccountId: '22289', Frequency: 'EvryDay', CreditorAccount: creditor },
  ScheduledPayment: {
    AccountId: '22289',
    ScheduledPaymentDateTime: '2024-05-01T10:00:00+00:00',
    ScheduledType: 'Execution',
    InstructedAmount: amount,
    CreditorAccount: creditor,
  },
  Product: { AccountId: '22289', ProductType: 'Other' },
  Offer: { AccountId: '22289' },
  Party: { PartyId: 'P-1' },
  Statement: {
    AccountId: '22289',
    Type: 'RegularPeriodic',
    StartDateTime: '2024-05-01T00:00:00+00:00',
    EndDateTime: '2024-05-31T00:00:00+00:00',
    CreationDateTime: '2024-06-01T00:00:00+00:00',
  },
} as const;

export type ListName = keyof typeof lawful;

/** A message with a record of the name in its list, as every release sends it. */
export function messageWith(list: ListName, changed: object = {}, beside: object = {}): unknown {
  const record = { ...lawful[list], ...changed };
  return { ...envelope, Data: { [list]: list === 'Party' ? record : [record], ...beside } };
}

export const envelope = { Links: { Self: 'https://bank.example/resource' }, Meta: {} };

/** Text of so many characters. */
export const text = (length: number): string => 'x'.repeat(length);

export const money = amount;
