import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, ref } from '../json-schema.ts';

const permissions = { type: 'array', minItems: 1, items: ref('OBExternalPermissions1Code') } as const;

const requested = {
  Permissions: permissions,
  ExpirationDateTime: ref('ISODateTime'),
  TransactionFromDateTime: ref('ISODateTime'),
  TransactionToDateTime: ref('ISODateTime'),
};

/** OBReadConsent1: what a TPP posts. */
export const consentRequestMessage: AnnotatedSchema = {
  type: 'object',
  'x-closed': 'partly',
  required: ['Data', 'Risk'],
  properties: {
    Data: { type: 'object', required: ['Permissions'], properties: requested },
    Risk: ref('OBRisk2'),
  },
};

/** OBReadConsentResponse1: the consent as the ASPSP keeps it. */
export const consentMessage: AnnotatedSchema = readMessage(
  {
    type: 'object',
    required: ['ConsentId', 'CreationDateTime', 'Status', 'StatusUpdateDateTime', 'Permissions'],
    properties: {
      ConsentId: ref('Max128Text'),
      CreationDateTime: ref('ISODateTime'),
      Status: { type: 'string', enum: ['Authorised', 'AwaitingAuthorisation', 'Rejected', 'Revoked'] },
      StatusUpdateDateTime: ref('ISODateTime'),
      ...requested,
    },
  },
  { Risk: ref('OBRisk2') },
);
