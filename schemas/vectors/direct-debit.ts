import { fullEnvelope, gbp } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const record = { AccountId: '22289', MandateIdentification: 'Waterworks-4711', Name: 'Sampleton Water' };

const minimal = { Data: { DirectDebit: [record] } };

const maximal = {
  Data: {
    DirectDebit: [
      {
        ...record,
        DirectDebitId: 'dd-03',
        DirectDebitStatusCode: 'Active',
        PreviousPaymentDateTime: '2024-04-05T10:43:07+00:00',
        Frequency: 'UK.OBIE.Monthly',
        PreviousPaymentAmount: gbp('23.07'),
      },
    ],
  },
  ...fullEnvelope('/accounts/22289/direct-debits'),
};

export const directDebitVectors: MessageVectors = {
  family: 'direct-debit',
  accepts: [
    { title: 'accepts a mandate with what is required', body: minimal },
    { title: 'accepts a mandate with all members', body: maximal },
    { title: 'accepts no mandate', body: { Data: { DirectDebit: [] } } },
    {
      title: 'accepts a member that the bank added to the record, which is open',
      body: { Data: { DirectDebit: [{ ...record, Reference: 'A1' }] } },
    },
    {
      title: 'accepts a frequency of the bank itself',
      body: { Data: { DirectDebit: [{ ...record, Frequency: 'GB.ExampleBank.Termly' }] } },
    },
  ],
  rejects: [
    {
      title: 'rejects a mandate without AccountId',
      from: minimal,
      remove: '/Data/DirectDebit/0/AccountId',
      keyword: 'required',
    },
    { title: 'rejects a mandate without Name', from: minimal, remove: '/Data/DirectDebit/0/Name', keyword: 'required' },
    {
      title: 'rejects a mandate without MandateIdentification',
      from: minimal,
      remove: '/Data/DirectDebit/0/MandateIdentification',
      keyword: 'required',
    },
    {
      title: 'rejects a mandate identification of 36 characters',
      from: minimal,
      set: '/Data/DirectDebit/0/MandateIdentification',
      value: 'm'.repeat(36),
      keyword: 'maxLength',
    },
    {
      title: 'rejects a cancelled mandate, which has no status code',
      from: maximal,
      set: '/Data/DirectDebit/0/DirectDebitStatusCode',
      value: 'Cancelled',
      keyword: 'enum',
    },
    {
      title: 'rejects a bare date for the previous payment',
      from: maximal,
      set: '/Data/DirectDebit/0/PreviousPaymentDateTime',
      value: '2024-04-05',
      keyword: 'format',
    },
    {
      title: 'rejects one mandate for the list',
      from: minimal,
      set: '/Data/DirectDebit',
      value: record,
      keyword: 'type',
    },
  ],
};
