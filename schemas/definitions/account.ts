import { proxyTypes } from '../codes/version-four.ts';
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

/** Payments may name an account by something that stands for it. */
const payeeMembers = { ...accountMembers, Proxy: { ...ref('OBProxy1'), 'x-since': '4.0.0' } } as const;

/** A member that version 4 brought. */
const fromFour = (schema: AnnotatedSchema): AnnotatedSchema => ({ ...schema, 'x-since': '4.0.0' });

const lengthened = (name: 'Max70Text' | 'Max35Text'): AnnotatedSchema => ({
  ...ref(name),
  'x-by-release': [{ since: '4.0.0', schema: ref('Max140Text') }],
});

const postalAddress = {
  AddressType: ref('OBAddressTypeCode'),
  StreetName: lengthened('Max70Text'),
  BuildingNumber: ref('Max16Text'),
  BuildingName: fromFour(ref('Max140Text')),
  UnitNumber: fromFour(ref('Max16Text')),
  Floor: fromFour(ref('Max70Text')),
  Room: fromFour(ref('Max70Text')),
  PostBox: fromFour(ref('Max16Text')),
  CareOf: fromFour(ref('Max140Text')),
  PostCode: ref('Max16Text'),
  TownName: lengthened('Max35Text'),
  TownLocationName: fromFour(ref('Max140Text')),
  DistrictName: fromFour(ref('Max140Text')),
  CountrySubDivision: ref('Max35Text'),
  Country: ref('CountryCode'),
};

/** Account identification, the institution that keeps the account, and postal addresses. */
export const accountDefinitions = {
  OBCashAccount5: { type: 'object', required: ['SchemeName', 'Identification'], properties: payeeMembers },
  OBCashAccount6: { type: 'object', properties: payeeMembers },
  // An account's own numbers, from version 4 on.
  AccountIdentification: {
    type: 'object',
    required: ['SchemeName', 'Identification'],
    properties: { ...accountMembers, LEI: ref('LEI') },
  },
  OBProxy1: {
    type: 'object',
    required: ['Identification', 'Code'],
    properties: {
      Identification: ref('Max2048Text'),
      Code: { type: 'string', enum: proxyTypes },
      Type: ref('Max35Text'),
    },
  },
  OBBranchAndFinancialInstitutionIdentification5: {
    type: 'object',
    required: ['SchemeName', 'Identification'],
    properties: {
      SchemeName: ref('NamespacedCode'),
      Identification: ref('Max35Text'),
      Name: fromFour(ref('Max140Text')),
      PostalAddress: fromFour(ref('OBPostalAddress6')),
      LEI: fromFour(ref('LEI')),
    },
  },
  // The bank of an account, of which version 4 tells a name and no more.
  Servicer: {
    type: 'object',
    required: ['SchemeName', 'Identification'],
    properties: {
      SchemeName: ref('NamespacedCode'),
      Identification: ref('Max35Text'),
      Name: ref('Max140Text'),
    },
  },
  OBBranchAndFinancialInstitutionIdentification6: {
    type: 'object',
    properties: {
      SchemeName: ref('NamespacedCode'),
      Identification: ref('Max35Text'),
      Name: ref('Max140Text'),
      PostalAddress: ref('OBPostalAddress6'),
      LEI: fromFour(ref('LEI')),
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
  // From version 4 parties have the addresses that everybody has.
  PartyAddress: {
    type: 'object',
    required: ['Country'],
    properties: {
      ...postalAddress,
      AddressLine: { type: 'array', maxItems: 5, items: ref('Max70Text') },
    },
    'x-by-release': [{ since: '4.0.0', schema: ref('OBPostalAddress6') }],
  },
} as const satisfies Definitions;
