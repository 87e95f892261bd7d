import { bic, payeeAccount } from './blocks.ts';
import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = { AccountId: '22289', Frequency: 'EvryWorkgDay' };

const basicRecord = {
  ...record,
  StandingOrderId: 'so-5',
  Frequency: 'IntrvlMnthDay:01:-01',
  Reference: 'Rent flat 7',
  FirstPaymentDateTime: '2023-01-31T00:00:00+00:00',
  NextPaymentDateTime: '2024-05-31T00:00:00+00:00',
  LastPaymentDateTime: '2024-04-30T00:00:00+00:00',
  FinalPaymentDateTime: '2026-12-31T00:00:00+00:00',
  NumberOfPayments: '48',
  StandingOrderStatusCode: 'Active',
  FirstPaymentAmount: gbp('950.00'),
  NextPaymentAmount: gbp('975.00'),
  LastPaymentAmount: gbp('975.00'),
  FinalPaymentAmount: gbp('975.00'),
  SupplementaryData: {},
};

const minimal = { Data: { StandingOrder: [record] } };
const basic = { Data: { StandingOrder: [basicRecord] } };
const detail = {
  Data: { StandingOrder: [{ ...basicRecord, CreditorAgent: bic, CreditorAccount: payeeAccount }] },
  ...fullEnvelope('/accounts/22289/standing-orders'),
};

const frequencies = [
  'NotKnown',
  'EvryDay',
  'IntrvlDay:02',
  'IntrvlDay:31',
  'IntrvlWkDay:01:03',
  'WkInMnthDay:02:03',
  'IntrvlMnthDay:24:31',
  'QtrDay:SCOTTISH',
] as const;

const wrongFrequencies = [
  ['an interval of one day', 'IntrvlDay:01'],
  ['an interval of 32 days', 'IntrvlDay:32'],
  ['a week day of eight', 'IntrvlWkDay:01:08'],
  ['an interval of seven months', 'IntrvlMnthDay:07:15'],
  ['quarter days of nowhere', 'QtrDay:WELSH'],
  ['a frequency in words', 'Monthly'],
] as const;

export const standingOrderVectors: MessageVectors = {
  family: 'standing-order',
  accepts: [
    { title: 'accepts a standing order with what is required', body: minimal },
    { title: 'accepts a standing order with all members', body: detail },
    { title: 'accepts no standing order', body: { Data: { StandingOrder: [] } } },
    ...frequencies.map((Frequency) => ({
      title: `accepts the frequency ${Frequency}`,
      body: { Data: { StandingOrder: [{ ...record, Frequency }] } },
    })),
    { title: 'accepts a Basic standing order in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a Detail standing order in the Detail view', view: 'detail', body: detail },
  ],
  rejects: [
    ...wrongFrequencies.map(([words, value]) => ({
      title: `rejects ${words}`,
      from: minimal,
      set: '/Data/StandingOrder/0/Frequency',
      value,
      keyword: 'pattern',
    })),
    {
      title: 'rejects a standing order without Frequency',
      from: minimal,
      remove: '/Data/StandingOrder/0/Frequency',
      keyword: 'required',
    },
    {
      title: 'rejects the number of payments as a number',
      from: detail,
      set: '/Data/StandingOrder/0/NumberOfPayments',
      value: 48,
      keyword: 'type',
    },
    {
      title: 'rejects a bare day for the next payment',
      from: detail,
      set: '/Data/StandingOrder/0/NextPaymentDateTime',
      value: '2024-05-31',
      keyword: 'format',
    },
    {
      title: 'rejects an unknown member of the record',
      from: detail,
      set: '/Data/StandingOrder/0/Name',
      value: 'Rent',
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a creditor agent without SchemeName',
      from: detail,
      remove: '/Data/StandingOrder/0/CreditorAgent/SchemeName',
      keyword: 'required',
    },
    {
      title: 'rejects CreditorAccount in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/StandingOrder/0/CreditorAccount',
      value: payeeAccount,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects CreditorAgent in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/StandingOrder/0/CreditorAgent',
      value: bic,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a standing order without CreditorAccount in the Detail view',
      view: 'detail',
      from: detail,
      remove: '/Data/StandingOrder/0/CreditorAccount',
      keyword: 'required',
    },
  ],
};
