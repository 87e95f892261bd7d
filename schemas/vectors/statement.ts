import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = {
  AccountId: '22289',
  Type: 'RegularPeriodic',
  StartDateTime: '2024-03-01T00:00:00+00:00',
  EndDateTime: '2024-03-31T23:59:59+00:00',
  CreationDateTime: '2024-04-01T00:00:00+00:00',
};

const charge = {
  Description: 'Arranged overdraft',
  CreditDebitIndicator: 'Debit',
  Rate: 19.9,
  Amount: gbp('4.20'),
};

const basicRecord = {
  ...record,
  StatementId: 'st-8',
  StatementReference: '2024-03',
  StatementDescription: ['March 2024'],
  StatementBenefit: [{ Type: 'UK.OBIE.Cashback', Amount: gbp('3.00') }],
  StatementFee: [
    { ...charge, Type: 'UK.OBIE.Monthly', RateType: 'UK.OBIE.EAR', Frequency: 'UK.OBIE.StatementMonthly' },
  ],
  StatementInterest: [
    { ...charge, Type: 'UK.OBIE.Total', RateType: 'UK.OBIE.FixedRate', Frequency: 'UK.OBIE.Monthly' },
  ],
  StatementDateTime: [{ DateTime: '2024-04-21T00:00:00+00:00', Type: 'UK.OBIE.PaymentDue' }],
  StatementRate: [{ Rate: '21.9', Type: 'UK.OBIE.AnnualPurchase' }],
  StatementValue: [{ Value: '120', Type: 'UK.OBIE.AirMilesPoints' }],
  TotalValue: gbp('400.00'),
};

const amount = {
  CreditDebitIndicator: 'Credit',
  Type: 'UK.OBIE.ClosingBalance',
  Amount: { ...gbp('400.00'), SubType: 'BaseCurrency' },
  LocalAmount: { Amount: '470.00', Currency: 'EUR', SubType: 'LocalCurrency' },
};

const minimal = { Data: { Statement: [record] } };
const basic = { Data: { Statement: [basicRecord] } };
const detail = {
  Data: { Statement: [{ ...basicRecord, StatementAmount: [amount] }] },
  ...fullEnvelope('/accounts/22289/statements'),
};

export const statementVectors: MessageVectors = {
  family: 'statement',
  accepts: [
    { title: 'accepts a statement with what is required', body: minimal },
    { title: 'accepts a statement with all members', body: detail },
    { title: 'accepts no statement', body: { Data: { Statement: [] } } },
    { title: 'accepts all that Basic opens in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a full statement in the Detail view', view: 'detail', body: detail },
    { title: 'accepts a statement without amounts in the Detail view', view: 'detail', body: minimal },
  ],
  rejects: [
    {
      title: 'rejects a statement without CreationDateTime',
      from: minimal,
      remove: '/Data/Statement/0/CreationDateTime',
      keyword: 'required',
    },
    {
      title: 'rejects an invented type of statement',
      from: minimal,
      set: '/Data/Statement/0/Type',
      value: 'Monthly',
      keyword: 'enum',
    },
    {
      title: 'rejects a period that starts without a time',
      from: minimal,
      set: '/Data/Statement/0/StartDateTime',
      value: '2024-03-01',
      keyword: 'format',
    },
    {
      title: 'rejects a fee without Type',
      from: detail,
      remove: '/Data/Statement/0/StatementFee/0/Type',
      keyword: 'required',
    },
    {
      title: 'rejects the rate of a fee as text',
      from: detail,
      set: '/Data/Statement/0/StatementFee/0/Rate',
      value: '19.9',
      keyword: 'type',
    },
    {
      title: 'rejects a statement rate with a percent sign',
      from: detail,
      set: '/Data/Statement/0/StatementRate/0/Rate',
      value: '21.9%',
      keyword: 'pattern',
    },
    {
      title: 'rejects a statement value as a number',
      from: detail,
      set: '/Data/Statement/0/StatementValue/0/Value',
      value: 120,
      keyword: 'type',
    },
    {
      title: 'rejects a description of 129 characters',
      from: detail,
      set: '/Data/Statement/0/StatementInterest/0/Description',
      value: 'd'.repeat(129),
      keyword: 'maxLength',
    },
    {
      title: 'rejects an unknown member of the record',
      from: minimal,
      set: '/Data/Statement/0/File',
      value: 'march.pdf',
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects StatementAmount in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/Statement/0/StatementAmount',
      value: [amount],
      keyword: 'additionalProperties',
    },
  ],
};
