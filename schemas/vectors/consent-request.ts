import { permissionCodes } from '../permissions.ts';
import type { MessageVectors } from './vector.ts';

const minimal = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };

const maximal = {
  Data: {
    Permissions: permissionCodes,
    ExpirationDateTime: '2025-05-02T00:00:00+00:00',
    TransactionFromDateTime: '2023-05-03T00:00:00Z',
    TransactionToDateTime: '2024-12-03T00:00:00+01:00',
  },
  Risk: {},
};

export const consentRequestVectors: MessageVectors = {
  family: 'consent-request',
  accepts: [
    { title: 'accepts one permission', body: minimal },
    { title: 'accepts every permission and the three dates', body: maximal },
    {
      title: 'accepts the same permission twice',
      body: { ...minimal, Data: { Permissions: ['ReadAccountsBasic', 'ReadAccountsBasic'] } },
    },
    {
      title: 'accepts an unknown member of Data, which is open',
      body: { ...minimal, Data: { ...minimal.Data, Foo: 1 } },
    },
  ],
  rejects: [
    { title: 'rejects a request without Data', from: minimal, remove: '/Data', keyword: 'required' },
    { title: 'rejects a request without Risk', from: minimal, remove: '/Risk', keyword: 'required' },
    { title: 'rejects a request without Permissions', from: minimal, remove: '/Data/Permissions', keyword: 'required' },
    { title: 'rejects no permission', from: minimal, set: '/Data/Permissions', value: [], keyword: 'minItems' },
    {
      title: 'rejects an unknown permission',
      from: minimal,
      set: '/Data/Permissions/0',
      value: 'ReadEverything',
      keyword: 'enum',
    },
    {
      title: 'rejects permissions in one string',
      from: minimal,
      set: '/Data/Permissions',
      value: 'ReadAccountsBasic',
      keyword: 'type',
    },
    { title: 'rejects a list for Risk', from: minimal, set: '/Risk', value: [], keyword: 'type' },
    { title: 'rejects null for Risk', from: minimal, set: '/Risk', value: null, keyword: 'type' },
    { title: 'rejects a member of Risk', from: minimal, set: '/Risk/Foo', value: 1, keyword: 'additionalProperties' },
    {
      title: 'rejects an unknown member of the root',
      from: minimal,
      set: '/Foo',
      value: 1,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects an expiration without a time',
      from: maximal,
      set: '/Data/ExpirationDateTime',
      value: '2025-05-02',
      keyword: 'format',
    },
    {
      title: 'rejects a window that starts on 30 February',
      from: maximal,
      set: '/Data/TransactionFromDateTime',
      value: '2023-02-30T00:00:00Z',
      keyword: 'format',
    },
  ],
};
