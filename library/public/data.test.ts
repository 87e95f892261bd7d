import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addedDataSchema } from '../../schemas/added-data/added-data-schema.ts';
import { isAt, keysOf, type Whole } from '../../test/support/keys-of-schema.ts';
import { checkData } from '../bank/check-data.ts';
import type { AddedDocument } from './data.ts';

const Amount = { Amount: '1.00', Currency: 'GBP' } as const;
const Account = { SchemeName: 'UK.OBIE.IBAN', Identification: 'x', Name: 'n', SecondaryIdentification: 's' } as const;
const AgentNumber = { SchemeName: 'UK.OBIE.BICFI', Identification: 'x' } as const;
const Agent = {
  ...AgentNumber,
  Name: 'n',
  PostalAddress: {
    AddressType: 'Postal',
    ...{ StreetName: 's', BuildingNumber: '1', PostCode: 'p', TownName: 't' },
    ...{ CountrySubDivision: 'c', Country: 'GB', Department: 'd', SubDepartment: 's', AddressLine: ['a'] },
  },
} as const;
const when = '2026-03-15T12:00:00Z';
const account = 'household/1';

/** With nothing left out: it does not compile where the type has a key more or less than stands here. */
const whole: Whole<AddedDocument> = {
  customers: [
    {
      persona: 'anna',
      description: 'd',
      party: { Name: 'n', FullLegalName: 'f', EmailAddress: 'e', Phone: '+44-1', Mobile: '+44-2' },
      accounts: [
        {
          ...{ AccountId: 'a', AccountType: 'Personal', AccountSubType: 'Savings', holder: 'joint' },
          ...{ Description: 'd', Nickname: 'n', Account: [Account], openingBalance: '1.00', monthsOfHistory: 1 },
          creditLine: { Type: 'Credit', Amount },
        },
      ],
    },
  ],
  transactions: [
    {
      ...{ account, TransactionId: 't', CreditDebitIndicator: 'Credit', Amount, Status: 'Booked' },
      ...{ BookingDateTime: when, ValueDateTime: when, TransactionReference: 'r', TransactionInformation: 'i' },
      ...{
        AddressLine: 'a',
        ChargeAmount: Amount,
        MerchantDetails: { MerchantName: 'm', MerchantCategoryCode: '1234' },
      },
      CurrencyExchange: {
        ...{ SourceCurrency: 'GBP', TargetCurrency: 'EUR', UnitCurrency: 'GBP', ExchangeRate: 1.1 },
        ...{ ContractIdentification: 'c', QuotationDate: when, InstructedAmount: Amount },
      },
      BankTransactionCode: { Code: 'c', SubCode: 's' },
      ProprietaryBankTransactionCode: { Code: 'c', Issuer: 'i' },
      ...{ CreditorAgent: Agent, CreditorAccount: Account, DebtorAgent: Agent, DebtorAccount: Account },
      CardInstrument: { CardSchemeName: 'VISA', AuthorisationType: 'PIN', Name: 'n', Identification: 'i' },
      SupplementaryData: {},
    },
  ],
  beneficiaries: [
    {
      ...{ account, BeneficiaryId: 'b', BeneficiaryType: 'Trusted', Reference: 'r', SupplementaryData: {} },
      ...{ CreditorAgent: Agent, CreditorAccount: Account },
    },
  ],
  standingOrders: [
    {
      ...{
        account,
        StandingOrderId: 's',
        Frequency: 'EvryDay',
        FirstPaymentDateTime: when,
        FinalPaymentDateTime: when,
      },
      ...{ FirstPaymentAmount: Amount, Reference: 'r', CreditorAgent: AgentNumber, CreditorAccount: Account },
    },
  ],
  scheduledPayments: [
    {
      ...{ account, ScheduledPaymentId: 's', ScheduledPaymentDateTime: when, ScheduledType: 'Arrival' },
      ...{ InstructedAmount: Amount, Reference: 'r', CreditorAgent: AgentNumber, CreditorAccount: Account },
    },
  ],
  directDebits: [
    {
      ...{ account, DirectDebitId: 'd', Name: 'n', MandateIdentification: 'm', Frequency: 'UK.OBIE.Monthly' },
      ...{ DirectDebitStatusCode: 'Active', PreviousPaymentDateTime: when, PreviousPaymentAmount: Amount },
    },
  ],
};

test('the type of what is added has the keys of a file of data: no more, and no less', () => {
  assert.deepEqual(checkData(whole), []);
  const keys = [...new Set(keysOf(addedDataSchema()))];
  assert.ok(keys.length > 80);
  assert.deepEqual(
    keys.filter((key) => !isAt(whole, key.split('/').slice(1))),
    [],
  );
});

test('what no bank can be told does not compile', () => {
  const both = { account, CreditDebitIndicator: 'Credit', Amount } as const;
  const documents: readonly AddedDocument[] = [
    // @ts-expect-error a misspelt member
    { transactions: [{ account, CreditDebitIndicator: 'Credit', Ammount: Amount }] },
    // @ts-expect-error a member of another kind of record
    { directDebits: [{ account, Name: 'n', ScheduledType: 'Arrival' }] },
    // @ts-expect-error no amount
    { transactions: [{ account, CreditDebitIndicator: 'Credit' }] },
    // @ts-expect-error a number for an amount
    { transactions: [{ ...both, Amount: { Amount: 1, Currency: 'GBP' } }] },
    // @ts-expect-error no such list
    { transaction: [both] },
  ];
  for (const document of documents) assert.ok(checkData(document).length > 0);
});
