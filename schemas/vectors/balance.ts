import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = {
  AccountId: '22289',
  CreditDebitIndicator: 'Credit',
  Type: 'Expected',
  DateTime: '2024-04-05T10:43:07+00:00',
  Amount: gbp('1230.00'),
};

const minimal = { Data: { Balance: [record] } };

const maximal = {
  Data: {
    Balance: [
      {
        ...record,
        Amount: { ...gbp('1230.00'), SubType: 'BaseCurrency' },
        CreditLine: [
          { Included: true, Type: 'Pre-Agreed', Amount: gbp('500.00') },
          { Included: false, Type: 'Emergency', Amount: gbp('50') },
        ],
        LocalAmount: { Amount: '1445.25', Currency: 'EUR', SubType: 'LocalCurrency' },
      },
      { ...record, Type: 'InterimAvailable' },
      { ...record, Type: 'InterimCleared', CreditDebitIndicator: 'Debit', Amount: gbp('0.50000') },
    ],
    TotalValue: gbp('2460.50'),
  },
  ...fullEnvelope('/accounts/22289/balances'),
};

export const balanceVectors: MessageVectors = {
  family: 'balance',
  accepts: [
    { title: 'accepts one balance', body: minimal },
    { title: 'accepts balances with all members', body: maximal },
    { title: 'accepts an amount without decimals', body: { Data: { Balance: [{ ...record, Amount: gbp('10') }] } } },
  ],
  rejects: [
    { title: 'rejects no balance', from: minimal, set: '/Data/Balance', value: [], keyword: 'minItems' },
    { title: 'rejects Data without Balance', from: minimal, remove: '/Data/Balance', keyword: 'required' },
    { title: 'rejects a balance without Type', from: minimal, remove: '/Data/Balance/0/Type', keyword: 'required' },
    {
      title: 'rejects a balance without DateTime',
      from: minimal,
      remove: '/Data/Balance/0/DateTime',
      keyword: 'required',
    },
    {
      title: 'rejects an amount without Currency',
      from: minimal,
      remove: '/Data/Balance/0/Amount/Currency',
      keyword: 'required',
    },
    {
      title: 'rejects a negative amount',
      from: minimal,
      set: '/Data/Balance/0/Amount/Amount',
      value: '-1230.00',
      keyword: 'pattern',
    },
    {
      title: 'rejects an amount as a number',
      from: minimal,
      set: '/Data/Balance/0/Amount/Amount',
      value: 1230,
      keyword: 'type',
    },
    {
      title: 'rejects an amount with six decimals',
      from: minimal,
      set: '/Data/Balance/0/Amount/Amount',
      value: '1.000000',
      keyword: 'pattern',
    },
    {
      title: 'rejects an amount that ends in a point',
      from: minimal,
      set: '/Data/Balance/0/Amount/Amount',
      value: '1230.',
      keyword: 'pattern',
    },
    {
      title: 'rejects an amount with thousands separators',
      from: minimal,
      set: '/Data/Balance/0/Amount/Amount',
      value: '1,230.00',
      keyword: 'pattern',
    },
    {
      title: 'rejects a balance type of the ISO list that the standard lacks',
      from: minimal,
      set: '/Data/Balance/0/Type',
      value: 'ITAV',
      keyword: 'enum',
    },
    {
      title: 'rejects a time with a space for the T',
      from: minimal,
      set: '/Data/Balance/0/DateTime',
      value: '2024-04-05 10:43:07+00:00',
      keyword: 'format',
    },
    {
      title: 'rejects an offset without a colon',
      from: minimal,
      set: '/Data/Balance/0/DateTime',
      value: '2024-04-05T10:43:07+0000',
      keyword: 'format',
    },
    {
      title: 'rejects a credit line without Included',
      from: maximal,
      remove: '/Data/Balance/0/CreditLine/0/Included',
      keyword: 'required',
    },
    {
      title: 'rejects Included as text',
      from: maximal,
      set: '/Data/Balance/0/CreditLine/0/Included',
      value: 'true',
      keyword: 'type',
    },
    {
      title: 'rejects an invented currency sub-type',
      from: maximal,
      set: '/Data/Balance/0/LocalAmount/SubType',
      value: 'Foreign',
      keyword: 'enum',
    },
  ],
};
