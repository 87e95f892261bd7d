import { agentWithAddress, payeeAccount, sortCodeAccount } from './blocks.ts';
import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = {
  AccountId: '22289',
  CreditDebitIndicator: 'Debit',
  Status: 'Booked',
  BookingDateTime: '2024-04-05T10:43:07+00:00',
  Amount: gbp('12.50'),
};

const basicRecord = {
  ...record,
  TransactionId: 'tx-0000000001',
  TransactionReference: 'COFFEE 0504',
  StatementReference: ['2024-04'],
  TransactionMutability: 'Immutable',
  ValueDateTime: '2024-04-05T10:45:22+00:00',
  AddressLine: 'Sample Street, Sampleton',
  ChargeAmount: gbp('0.35'),
  CurrencyExchange: {
    SourceCurrency: 'EUR',
    TargetCurrency: 'GBP',
    UnitCurrency: 'EUR',
    ExchangeRate: 0.8571,
    ContractIdentification: 'FX-771',
    QuotationDate: '2024-04-05T09:00:00+00:00',
    InstructedAmount: { Amount: '14.58', Currency: 'EUR' },
  },
  BankTransactionCode: { Code: 'CustomerCardTransactions', SubCode: 'PointOfSalePayment' },
  ProprietaryBankTransactionCode: { Code: 'POS', Issuer: 'Example Bank' },
  CardInstrument: {
    CardSchemeName: 'VISA',
    AuthorisationType: 'Contactless',
    Name: 'Ada Quill',
    Identification: '************4242',
  },
  SupplementaryData: { LoyaltyPoints: 12 },
};

const detailRecord = {
  ...basicRecord,
  TransactionInformation: 'Coffee with a colleague',
  Balance: { CreditDebitIndicator: 'Credit', Type: 'InterimBooked', Amount: gbp('1217.50') },
  MerchantDetails: { MerchantName: 'The Bean Counter', MerchantCategoryCode: '5814' },
  CreditorAgent: agentWithAddress,
  CreditorAccount: payeeAccount,
  DebtorAgent: agentWithAddress,
  DebtorAccount: sortCodeAccount,
};

const minimal = { Data: { Transaction: [record] } };
const basic = { Data: { Transaction: [basicRecord] } };
const detail = { Data: { Transaction: [detailRecord] }, ...fullEnvelope('/accounts/22289/transactions') };

const inBasic = (member: keyof typeof detailRecord) =>
  ({
    title: `rejects ${member} in the Basic view`,
    view: 'basic',
    from: basic,
    set: `/Data/Transaction/0/${member}`,
    value: detailRecord[member],
    keyword: 'additionalProperties',
  }) as const;

export const transactionVectors: MessageVectors = {
  family: 'transaction',
  accepts: [
    { title: 'accepts a transaction with what is required', body: minimal },
    { title: 'accepts a transaction with all members', body: detail },
    { title: 'accepts no transaction', body: { Data: { Transaction: [] } } },
    { title: 'accepts a rejected transaction', body: { Data: { Transaction: [{ ...record, Status: 'Rejected' }] } } },
    { title: 'accepts all that Basic opens in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a full transaction in the Detail view', view: 'detail', body: detail },
    { title: 'accepts a transaction without Detail members in the Detail view', view: 'detail', body: minimal },
  ],
  rejects: [
    inBasic('TransactionInformation'),
    inBasic('Balance'),
    inBasic('MerchantDetails'),
    inBasic('CreditorAgent'),
    inBasic('CreditorAccount'),
    inBasic('DebtorAgent'),
    inBasic('DebtorAccount'),
    {
      title: 'rejects a transaction without BookingDateTime',
      from: minimal,
      remove: '/Data/Transaction/0/BookingDateTime',
      keyword: 'required',
    },
    {
      title: 'rejects a transaction without Amount',
      from: minimal,
      remove: '/Data/Transaction/0/Amount',
      keyword: 'required',
    },
    {
      title: 'rejects an invented status',
      from: minimal,
      set: '/Data/Transaction/0/Status',
      value: 'Cleared',
      keyword: 'enum',
    },
    {
      title: 'rejects a direction in short',
      from: minimal,
      set: '/Data/Transaction/0/CreditDebitIndicator',
      value: 'DBIT',
      keyword: 'enum',
    },
    {
      title: 'rejects a booking time at hour 24',
      from: minimal,
      set: '/Data/Transaction/0/BookingDateTime',
      value: '2024-04-05T24:00:00+00:00',
      keyword: 'format',
    },
    {
      title: 'rejects a TransactionId of 211 characters',
      from: detail,
      set: '/Data/Transaction/0/TransactionId',
      value: 't'.repeat(211),
      keyword: 'maxLength',
    },
    {
      title: 'rejects a merchant category of two digits',
      from: detail,
      set: '/Data/Transaction/0/MerchantDetails/MerchantCategoryCode',
      value: '58',
      keyword: 'minLength',
    },
    {
      title: 'rejects an exchange rate as text',
      from: detail,
      set: '/Data/Transaction/0/CurrencyExchange/ExchangeRate',
      value: '0.8571',
      keyword: 'type',
    },
    {
      title: 'rejects a bank transaction code without SubCode',
      from: detail,
      remove: '/Data/Transaction/0/BankTransactionCode/SubCode',
      keyword: 'required',
    },
    {
      title: 'rejects a card scheme that the list lacks',
      from: detail,
      set: '/Data/Transaction/0/CardInstrument/CardSchemeName',
      value: 'JCB',
      keyword: 'enum',
    },
    {
      title: 'rejects an eighth address line',
      from: detail,
      set: '/Data/Transaction/0/CreditorAgent/PostalAddress/AddressLine',
      value: ['1', '2', '3', '4', '5', '6', '7', '8'],
      keyword: 'maxItems',
    },
    {
      title: 'rejects an unknown member of the record',
      from: minimal,
      set: '/Data/Transaction/0/Category',
      value: 'Eating out',
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects an unknown member of Data, which is closed here',
      from: minimal,
      set: '/Data/Count',
      value: 1,
      keyword: 'additionalProperties',
    },
  ],
};
