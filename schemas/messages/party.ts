import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadParty2: one party, of an account or the PSU. */
export const partyMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Party: ref('OBParty2') },
});

/** OBReadParty3: all parties of an account. */
export const partiesMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Party: { type: 'array', items: ref('OBParty2') } },
});

// Change 10: namespaced from 3.1.2.
const partyCode: AnnotatedSchema = {
  ...ref('NamespacedCode'),
  'x-by-release': [{ until: '3.1.1', schema: ref('Max70Text') }],
};

export const partyRecord = {
  OBParty2: {
    type: 'object',
    'x-closed': 'partly',
    required: ['PartyId'],
    properties: {
      PartyId: ref('Max40Text'),
      PartyNumber: ref('Max35Text'),
      PartyType: { type: 'string', enum: ['Delegate', 'Joint', 'Sole'] },
      // Change 35.
      Name: { ...ref('Max350Text'), 'x-by-release': [{ until: '3.1.6', schema: ref('Max70Text') }] },
      // Change 1.
      FullLegalName: { ...ref('Max350Text'), 'x-since': '3.1.1' },
      LegalStructure: { ...partyCode, 'x-since': '3.1.1' },
      LEI: { ...ref('LEI'), 'x-since': '4.0.0' },
      BeneficialOwnership: { type: 'boolean', 'x-since': '3.1.1' },
      AccountRole: { ...partyCode, 'x-since': '3.1.1' },
      EmailAddress: ref('Max256Text'),
      Phone: ref('PhoneNumber'),
      Mobile: ref('PhoneNumber'),
      Relationships: { ...ref('OBPartyRelationships1'), 'x-since': '3.1.1' },
      Address: { type: 'array', items: ref('PartyAddress') },
    },
  },
  OBPartyRelationships1: {
    type: 'object',
    properties: {
      Account: {
        type: 'object',
        required: ['Related', 'Id'],
        properties: {
          // Change 12.
          Related: { type: 'string', format: 'uri', 'x-by-release': [{ until: '3.1.1', schema: { type: 'string' } }] },
          Id: ref('Max40Text'),
        },
      },
    },
  },
} as const satisfies Definitions;
