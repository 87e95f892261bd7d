import { consentStatuses } from '../codes/version-four.ts';
import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, ref } from '../json-schema.ts';

const permissions = { type: 'array', minItems: 1, items: ref('OBExternalPermissions1Code') } as const;

const requested = {
  Permissions: permissions,
  ExpirationDateTime: ref('ISODateTime'),
  TransactionFromDateTime: ref('ISODateTime'),
  TransactionToDateTime: ref('ISODateTime'),
};

const request = {
  type: 'object',
  required: ['Data', 'Risk'],
  properties: {
    Data: { type: 'object', required: ['Permissions'], properties: requested },
    Risk: ref('OBRisk2'),
  },
} as const satisfies AnnotatedSchema;

/** OBReadConsent1: what a TPP posts. Version 4 leaves it open. */
export const consentRequestMessage: AnnotatedSchema = {
  ...request,
  'x-closed': 'partly',
  'x-by-release': [{ since: '4.0.0', schema: request }],
};

// Why the consent is in its status. Whether the code is one of the list is for a rule: the list grows without a release.
const statusReason = {
  type: 'object',
  properties: {
    StatusReasonCode: { type: 'string', minLength: 1, maxLength: 4 },
    StatusReasonDescription: ref('Max500Text'),
    Path: ref('Max500Text'),
  },
} as const satisfies AnnotatedSchema;

/** OBReadConsentResponse1: the consent as the ASPSP keeps it. */
export const consentMessage: AnnotatedSchema = readMessage(
  {
    type: 'object',
    required: ['ConsentId', 'CreationDateTime', 'Status', 'StatusUpdateDateTime', 'Permissions'],
    properties: {
      ConsentId: ref('Max128Text'),
      CreationDateTime: ref('ISODateTime'),
      Status: {
        type: 'string',
        enum: ['Authorised', 'AwaitingAuthorisation', 'Rejected', 'Revoked'],
        'x-by-release': [{ since: '4.0.0', schema: { type: 'string', enum: consentStatuses } }],
      },
      StatusReason: { type: 'array', items: statusReason, 'x-since': '4.0.0' },
      StatusUpdateDateTime: ref('ISODateTime'),
      ...requested,
    },
  },
  { Risk: ref('OBRisk2') },
);
