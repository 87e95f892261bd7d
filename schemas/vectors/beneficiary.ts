import { agentWithAddress, payeeAccount } from './blocks.ts';
import { fullEnvelope } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

const basicRecord = {
  AccountId: '22289',
  BeneficiaryId: 'ben-37',
  BeneficiaryType: 'Trusted',
  Reference: 'Rent flat 7',
  SupplementaryData: { AddedOn: '2023-11-20' },
};

const minimal = { Data: { Beneficiary: [{}] } };
const basic = { Data: { Beneficiary: [basicRecord] } };
const detail = {
  Data: { Beneficiary: [{ ...basicRecord, CreditorAgent: agentWithAddress, CreditorAccount: payeeAccount }] },
  ...fullEnvelope('/accounts/22289/beneficiaries'),
};

export const beneficiaryVectors: MessageVectors = {
  family: 'beneficiary',
  accepts: [
    { title: 'accepts a beneficiary without members, none being required', body: minimal },
    { title: 'accepts no beneficiary', body: { Data: { Beneficiary: [] } } },
    { title: 'accepts a beneficiary with all members', body: detail },
    { title: 'accepts a Basic beneficiary in the Basic view', view: 'basic', body: basic },
    { title: 'accepts a Detail beneficiary in the Detail view', view: 'detail', body: detail },
  ],
  rejects: [
    {
      title: 'rejects an unknown type of beneficiary',
      from: detail,
      set: '/Data/Beneficiary/0/BeneficiaryType',
      value: 'Known',
      keyword: 'enum',
    },
    {
      title: 'rejects a reference of 36 characters',
      from: detail,
      set: '/Data/Beneficiary/0/Reference',
      value: 'r'.repeat(36),
      keyword: 'maxLength',
    },
    {
      title: 'rejects a creditor account without Identification',
      from: detail,
      remove: '/Data/Beneficiary/0/CreditorAccount/Identification',
      keyword: 'required',
    },
    {
      title: 'rejects SupplementaryData that is no object',
      from: detail,
      set: '/Data/Beneficiary/0/SupplementaryData',
      value: 'none',
      keyword: 'type',
    },
    {
      title: 'rejects a country in words',
      from: detail,
      set: '/Data/Beneficiary/0/CreditorAgent/PostalAddress/Country',
      value: 'United Kingdom',
      keyword: 'pattern',
    },
    {
      title: 'rejects an unknown member of the record',
      from: detail,
      set: '/Data/Beneficiary/0/Nickname',
      value: 'Landlord',
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects CreditorAccount in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/Beneficiary/0/CreditorAccount',
      value: payeeAccount,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects CreditorAgent in the Basic view',
      view: 'basic',
      from: basic,
      set: '/Data/Beneficiary/0/CreditorAgent',
      value: agentWithAddress,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a beneficiary without CreditorAccount in the Detail view',
      view: 'detail',
      from: detail,
      remove: '/Data/Beneficiary/0/CreditorAccount',
      keyword: 'required',
    },
  ],
};
