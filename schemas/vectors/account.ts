import { bic, ibanAccount, sortCodeAccount } from './blocks.ts';
import { fullEnvelope, plainEnvelope } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const basicRecord = {
  AccountId: '22289',
  Status: 'Enabled',
  StatusUpdateDateTime: '2024-01-06T06:06:06+00:00',
  Currency: 'GBP',
  AccountType: 'Personal',
  AccountSubType: 'CurrentAccount',
  Description: 'Everyday account',
  Nickname: 'Bills',
  OpeningDate: '2001-09-01T00:00:00+00:00',
  MaturityDate: '2031-09-01T00:00:00+00:00',
  SwitchStatus: 'UK.CASS.NotSwitched',
};

const minimal = { Data: { Account: [{ AccountId: '22289' }] } };
const basic = { Data: { Account: [basicRecord] }, ...plainEnvelope('/accounts') };
const detail = {
  Data: { Account: [{ ...basicRecord, Account: [sortCodeAccount, ibanAccount], Servicer: bic }] },
  ...fullEnvelope('/accounts'),
};

export const accountVectors: MessageVectors = {
  family: 'account',
  accepts: [
    { title: 'accepts an account with an id only', body: minimal },
    { title: 'accepts no account', body: { Data: { Account: [] }, ...plainEnvelope('/accounts') } },
    { title: 'accepts an account with all members', body: detail },
    { title: 'accepts a wallet', body: { Data: { Account: [{ AccountId: '7', AccountSubType: 'Wallet' }] } } },
    { title: 'accepts a Basic account in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a Detail account in the Detail view', view: 'detail', body: detail },
  ],
  rejects: [
    {
      title: 'rejects an account without AccountId',
      from: detail,
      remove: '/Data/Account/0/AccountId',
      keyword: 'required',
    },
    {
      title: 'rejects an empty Nickname',
      from: detail,
      set: '/Data/Account/0/Nickname',
      value: '',
      keyword: 'minLength',
    },
    {
      title: 'rejects a currency in lower case',
      from: detail,
      set: '/Data/Account/0/Currency',
      value: 'gbp',
      keyword: 'pattern',
    },
    {
      title: 'rejects an invented AccountSubType',
      from: detail,
      set: '/Data/Account/0/AccountSubType',
      value: 'Current',
      keyword: 'enum',
    },
    {
      title: 'rejects an OpeningDate without a time',
      from: detail,
      set: '/Data/Account/0/OpeningDate',
      value: '2001-09-01',
      keyword: 'format',
    },
    {
      title: 'rejects a member that the bank added to the record',
      from: detail,
      set: '/Data/Account/0/Branch',
      value: 'Sampleton',
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects an account identification without SchemeName',
      from: detail,
      remove: '/Data/Account/0/Account/0/SchemeName',
      keyword: 'required',
    },
    {
      title: 'rejects an account name of 351 characters',
      from: detail,
      set: '/Data/Account/0/Account/0/Name',
      value: 'n'.repeat(351),
      keyword: 'maxLength',
    },
    {
      title: 'rejects Account in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/Account/0/Account',
      value: [sortCodeAccount],
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects Servicer in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/Account/0/Servicer',
      value: bic,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a Detail account without Account in the Detail view',
      view: 'detail',
      from: detail,
      remove: '/Data/Account/0/Account',
      keyword: 'required',
    },
  ],
};
