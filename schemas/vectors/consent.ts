import { permissionCodes } from '../permissions.ts';
import { fullEnvelope } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const minimal = {
  Data: {
    ConsentId: 'urn-example-intent-88379',
    CreationDateTime: '2024-05-02T00:00:00+00:00',
    Status: 'AwaitingAuthorisation',
    StatusUpdateDateTime: '2024-05-02T00:00:00+00:00',
    Permissions: ['ReadAccountsDetail', 'ReadBalances'],
  },
  Risk: {},
};

const maximal = {
  ...minimal,
  Data: {
    ...minimal.Data,
    Status: 'Authorised',
    Permissions: permissionCodes,
    ExpirationDateTime: '2025-08-02T00:00:00+00:00',
    TransactionFromDateTime: '2023-05-03T00:00:00+00:00',
    TransactionToDateTime: '2024-12-03T00:00:00+00:00',
  },
  ...fullEnvelope('/account-access-consents/urn-example-intent-88379'),
};

export const consentVectors: MessageVectors = {
  family: 'consent',
  accepts: [
    { title: 'accepts a consent with what is required', body: minimal },
    { title: 'accepts a consent with all members', body: maximal },
  ],
  rejects: [
    { title: 'rejects a consent without ConsentId', from: minimal, remove: '/Data/ConsentId', keyword: 'required' },
    { title: 'rejects a consent without Status', from: minimal, remove: '/Data/Status', keyword: 'required' },
    {
      title: 'rejects a consent without StatusUpdateDateTime',
      from: minimal,
      remove: '/Data/StatusUpdateDateTime',
      keyword: 'required',
    },
    { title: 'rejects a consent without Risk', from: minimal, remove: '/Risk', keyword: 'required' },
    { title: 'rejects an invented status', from: minimal, set: '/Data/Status', value: 'Expired', keyword: 'enum' },
    {
      title: 'rejects a ConsentId of 129 characters',
      from: minimal,
      set: '/Data/ConsentId',
      value: 'c'.repeat(129),
      keyword: 'maxLength',
    },
    {
      title: 'rejects a creation time without offset',
      from: minimal,
      set: '/Data/CreationDateTime',
      value: '2024-05-02T00:00:00',
      keyword: 'format',
    },
    { title: 'rejects Links without Self', from: maximal, remove: '/Links/Self', keyword: 'required' },
    {
      title: 'rejects an unknown member of Links',
      from: maximal,
      set: '/Links/Up',
      value: 'https://api.bank.example/',
      keyword: 'additionalProperties',
    },
    { title: 'rejects a relative link', from: maximal, set: '/Links/Self', value: '/accounts', keyword: 'format' },
    { title: 'rejects TotalPages as text', from: maximal, set: '/Meta/TotalPages', value: '1', keyword: 'type' },
    { title: 'rejects half a page', from: maximal, set: '/Meta/TotalPages', value: 1.5, keyword: 'type' },
    {
      title: 'rejects more pages than 32 bits count',
      from: maximal,
      set: '/Meta/TotalPages',
      value: 2147483648,
      keyword: 'format',
    },
    {
      title: 'rejects an unknown member of Meta',
      from: maximal,
      set: '/Meta/Count',
      value: 3,
      keyword: 'additionalProperties',
    },
  ],
};
