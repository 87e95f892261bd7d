import { fullEnvelope } from './envelope.ts';
import type { MessageVectors } from './vector.ts';

/** A party with every member of the standard. */
export const fullParty = {
  PartyId: 'party-1',
  PartyNumber: '0000007456',
  PartyType: 'Sole',
  Name: 'Quill Stationers Ltd',
  FullLegalName: 'Quill Stationers Limited',
  LegalStructure: 'UK.OBIE.PrivateLimitedCompany',
  BeneficialOwnership: true,
  AccountRole: 'UK.OBIE.Principal',
  EmailAddress: 'accounts@quill.example',
  Phone: '+44-1632960001',
  Mobile: '+44-7700900001',
  Relationships: {
    Account: { Related: 'https://api.bank.example/open-banking/v3.1/aisp/accounts/22289', Id: '22289' },
  },
  Address: [
    {
      AddressType: 'Business',
      AddressLine: ['Unit 3', 'Sample Trading Estate'],
      StreetName: 'Sample Street',
      BuildingNumber: '3',
      PostCode: 'ZZ1 1ZZ',
      TownName: 'Sampleton',
      CountrySubDivision: 'Sampleshire',
      Country: 'GB',
    },
  ],
};

const minimal = { Data: { Party: { PartyId: 'party-1' } } };
const maximal = { Data: { Party: fullParty }, ...fullEnvelope('/party') };
const supplementaryData = { VatNumber: 'GB000000000', CompanyId: '00000000' };
const extended = { Data: { Party: { ...fullParty, SupplementaryData: supplementaryData } } };

export const partyVectors: MessageVectors = {
  family: 'party',
  accepts: [
    { title: 'accepts a party with what is required', body: minimal },
    { title: 'accepts a party with all members', body: maximal },
    { title: 'accepts no party', body: { Data: {} } },
    { title: 'accepts SupplementaryData where the bank declares it', extended: true, body: extended },
    { title: 'accepts a party without SupplementaryData where the bank declares it', extended: true, body: maximal },
    {
      title: 'accepts empty SupplementaryData, its members being optional',
      extended: true,
      body: { Data: { Party: { ...fullParty, SupplementaryData: {} } } },
    },
  ],
  rejects: [
    { title: 'rejects a party without PartyId', from: minimal, remove: '/Data/Party/PartyId', keyword: 'required' },
    {
      title: 'rejects SupplementaryData where the bank does not declare it',
      from: maximal,
      set: '/Data/Party/SupplementaryData',
      value: supplementaryData,
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects an invented PartyType',
      from: maximal,
      set: '/Data/Party/PartyType',
      value: 'Company',
      keyword: 'enum',
    },
    {
      title: 'rejects a phone number without a country code',
      from: maximal,
      set: '/Data/Party/Phone',
      value: '01632 960001',
      keyword: 'pattern',
    },
    {
      title: 'rejects a relationship to no address',
      from: maximal,
      set: '/Data/Party/Relationships/Account/Related',
      value: '22289',
      keyword: 'format',
    },
    {
      title: 'rejects an address without Country',
      from: maximal,
      remove: '/Data/Party/Address/0/Country',
      keyword: 'required',
    },
    {
      title: 'rejects a sixth address line',
      from: maximal,
      set: '/Data/Party/Address/0/AddressLine',
      value: ['1', '2', '3', '4', '5', '6'],
      keyword: 'maxItems',
    },
    {
      title: 'rejects beneficial ownership as text',
      from: maximal,
      set: '/Data/Party/BeneficialOwnership',
      value: 'yes',
      keyword: 'type',
    },
    { title: 'rejects a list of parties', from: minimal, set: '/Data/Party', value: [fullParty], keyword: 'type' },
    {
      title: 'rejects a VAT number as a number',
      extended: true,
      from: extended,
      set: '/Data/Party/SupplementaryData/VatNumber',
      value: 123456789,
      keyword: 'type',
    },
    {
      title: 'rejects an empty company number',
      extended: true,
      from: extended,
      set: '/Data/Party/SupplementaryData/CompanyId',
      value: '',
      keyword: 'minLength',
    },
    {
      title: 'rejects a company number longer than the bank declares',
      extended: true,
      from: extended,
      set: '/Data/Party/SupplementaryData/CompanyId',
      value: '0'.repeat(36),
      keyword: 'maxLength',
    },
    {
      title: 'rejects SupplementaryData in a list',
      extended: true,
      from: extended,
      set: '/Data/Party/SupplementaryData',
      value: [supplementaryData],
      keyword: 'type',
    },
  ],
};
