import { fullEnvelope } from './envelope.ts';
import { fullParty } from './party.ts';
import type { MessageVectors } from './vector.ts';

const minimal = { Data: { Party: [{ PartyId: 'party-1' }] } };
const maximal = {
  Data: { Party: [fullParty, { ...fullParty, PartyId: 'party-2', PartyType: 'Delegate' }] },
  ...fullEnvelope('/accounts/22289/parties'),
};

export const partiesVectors: MessageVectors = {
  family: 'parties',
  accepts: [
    { title: 'accepts a party with what is required', body: minimal },
    { title: 'accepts parties with all members', body: maximal },
    { title: 'accepts no party', body: { Data: { Party: [] } } },
    {
      title: 'accepts SupplementaryData where the bank declares it',
      extended: true,
      body: { Data: { Party: [{ PartyId: 'party-1', SupplementaryData: { CompanyId: '00000000' } }] } },
    },
  ],
  rejects: [
    { title: 'rejects a party without PartyId', from: maximal, remove: '/Data/Party/1/PartyId', keyword: 'required' },
    { title: 'rejects one party for the list', from: minimal, set: '/Data/Party', value: fullParty, keyword: 'type' },
    {
      title: 'rejects SupplementaryData where the bank does not declare it',
      from: minimal,
      set: '/Data/Party/0/SupplementaryData',
      value: { CompanyId: '00000000' },
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a name of 351 characters',
      from: maximal,
      set: '/Data/Party/0/Name',
      value: 'n'.repeat(351),
      keyword: 'maxLength',
    },
    {
      title: 'rejects a country in lower case',
      from: maximal,
      set: '/Data/Party/0/Address/0/Country',
      value: 'gb',
      keyword: 'pattern',
    },
    {
      title: 'rejects an invented AddressType',
      from: maximal,
      set: '/Data/Party/0/Address/0/AddressType',
      value: 'Home',
      keyword: 'enum',
    },
    { title: 'rejects null for a party', from: minimal, set: '/Data/Party/0', value: null, keyword: 'type' },
  ],
};
