import { bic, payeeAccount } from './blocks.ts';
import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = {
  AccountId: '22289',
  ScheduledPaymentDateTime: '2024-09-30T00:00:00+00:00',
  ScheduledType: 'Execution',
  InstructedAmount: gbp('200.00'),
};

const basicRecord = {
  ...record,
  ScheduledPaymentId: 'sp-11',
  Reference: 'Deposit',
  DebtorReference: 'Flat 7',
};

const minimal = { Data: { ScheduledPayment: [record] } };
const basic = { Data: { ScheduledPayment: [basicRecord] } };
const detail = {
  Data: { ScheduledPayment: [{ ...basicRecord, CreditorAgent: bic, CreditorAccount: payeeAccount }] },
  ...fullEnvelope('/accounts/22289/scheduled-payments'),
};

export const scheduledPaymentVectors: MessageVectors = {
  family: 'scheduled-payment',
  accepts: [
    { title: 'accepts a payment with what is required', body: minimal },
    { title: 'accepts a payment with all members', body: detail },
    { title: 'accepts no payment', body: { Data: { ScheduledPayment: [] } } },
    { title: 'accepts a Basic payment in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a Detail payment in the Detail view', view: 'detail', body: detail },
  ],
  rejects: [
    {
      title: 'rejects a payment without ScheduledPaymentDateTime',
      from: minimal,
      remove: '/Data/ScheduledPayment/0/ScheduledPaymentDateTime',
      keyword: 'required',
    },
    {
      title: 'rejects a payment without InstructedAmount',
      from: minimal,
      remove: '/Data/ScheduledPayment/0/InstructedAmount',
      keyword: 'required',
    },
    {
      title: 'rejects an invented ScheduledType',
      from: minimal,
      set: '/Data/ScheduledPayment/0/ScheduledType',
      value: 'Single',
      keyword: 'enum',
    },
    {
      title: 'rejects a payment on 31 September',
      from: minimal,
      set: '/Data/ScheduledPayment/0/ScheduledPaymentDateTime',
      value: '2024-09-31T00:00:00+00:00',
      keyword: 'format',
    },
    {
      title: 'rejects an empty DebtorReference',
      from: detail,
      set: '/Data/ScheduledPayment/0/DebtorReference',
      value: '',
      keyword: 'minLength',
    },
    {
      title: 'rejects SupplementaryData, which payments do not have',
      from: detail,
      set: '/Data/ScheduledPayment/0/SupplementaryData',
      value: {},
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects CreditorAccount in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/ScheduledPayment/0/CreditorAccount',
      value: payeeAccount,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects CreditorAgent in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/ScheduledPayment/0/CreditorAgent',
      value: bic,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a payment without CreditorAccount in the Detail view',
      view: 'detail',
      from: detail,
      remove: '/Data/ScheduledPayment/0/CreditorAccount',
      keyword: 'required',
    },
  ],
};
