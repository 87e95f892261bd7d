import { type ChangeRecord, recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

/** Text of exactly so many characters, with the usual one at its head. */
const long = (value: unknown, length: number) =>
  String(value ?? 'x')
    .slice(0, length)
    .padEnd(length, 'Long');

const lengthened =
  (lengths: Readonly<Record<string, number>>): ChangeRecord =>
  (record) =>
    Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, long(record[name], length)]));

export default variant({
  id: 'longest-texts',
  title: 'Makes every text as long as it may be',
  clause: 'The data dictionaries: Max35Text, Max70Text and their like',
  resembles: ['AISP-FMT-008'],
  releases: { since: '3.1.7' },
  world: recordsChanged({
    Account: lengthened({ Description: 35, Nickname: 70 }),
    Transaction: ({ MerchantDetails: merchant, ...record }) => ({
      ...lengthened({ TransactionReference: 210, TransactionInformation: 500, AddressLine: 70 })(record),
      ProprietaryBankTransactionCode: { Code: long('CODE', 35), Issuer: long('Issuer', 35) },
      ...(merchant === undefined
        ? {}
        : { MerchantDetails: { MerchantName: long('Shop', 350), MerchantCategoryCode: '5812' } }),
    }),
    Beneficiary: lengthened({ Reference: 35 }),
    DirectDebit: lengthened({ MandateIdentification: 35, Name: 70 }),
    StandingOrder: lengthened({ Reference: 35, NumberOfPayments: 35 }),
    ScheduledPayment: lengthened({ Reference: 35, DebtorReference: 35 }),
    Party: lengthened({ PartyNumber: 35, Name: 350, FullLegalName: 350, EmailAddress: 256 }),
    Product: lengthened({ ProductName: 350, SecondaryProductId: 70, MarketingStateId: 35 }),
    Offer: lengthened({ Description: 500, Term: 500, URL: 256 }),
    Statement: lengthened({ StatementReference: 35 }),
  }),
});
