import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

// Change 30: 70 characters until 3.1.5.
const accountName: AnnotatedSchema = {
  ...ref('Max350Text'),
  'x-by-release': [{ until: '3.1.5', schema: ref('Max70Text') }],
};

const accountMembers = {
  SchemeName: ref('NamespacedCode'),
  Identification: ref('Max256Text'),
  Name: accountName,
  SecondaryIdentification: ref('Max34Text'),
};

const postalAddress = {
  AddressType: ref('OBAddressTypeCode'),
  StreetName: ref('Max70Text'),
  BuildingNumber: ref('Max16Text'),
  PostCode: ref('Max16Text'),
  TownName: ref('Max35Text'),
  CountrySubDivision: ref('Max35Text'),
  Country: ref('CountryCode'),
};

/** Account identification, the institution that keeps the account, and postal addresses. */
export const accountDefinitions = {
  OBCashAccount5: { type: 'object', required: ['SchemeName', 'Identification'], properties: accountMembers },
  OBCashAccount6: { type: 'object', properties: accountMembers },
  OBBranchAndFinancialInstitutionIdentification5: {
    type: 'object',
    required: ['SchemeName', 'Identification'],
    properties: { SchemeName: ref('NamespacedCode'), Identification: ref('Max35Text') },
  },
  OBBranchAndFinancialInstitutionIdentification6: {
    type: 'object',
    properties: {
      SchemeName: ref('NamespacedCode'),
      Identification: ref('Max35Text'),
      Name: ref('Max140Text'),
      PostalAddress: ref('OBPostalAddress6'),
    },
  },
  OBPostalAddress6: {
    type: 'object',
    properties: {
      ...postalAddress,
      Department: ref('Max70Text'),
      SubDepartment: ref('Max70Text'),
      AddressLine: { type: 'array', maxItems: 7, items: ref('Max70Text') },
    },
  },
  PartyAddress: {
    type: 'object',
    required: ['Country'],
    properties: {
      ...postalAddress,
      AddressLine: { type: 'array', maxItems: 5, items: ref('Max70Text') },
    },
  },
} as const satisfies Definitions;
