import { permissionCodes } from '../../schemas/permissions.ts';
import { secret, text, texts } from './schema-parts.ts';
import { clientAuthentications, readyMadeConsents } from './target.ts';

const readyMade = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'tokens'],
  properties: {
    kind: { const: 'ready-made' },
    clientToken: {
      ...secret,
      description: 'a reference to an access token of the client itself, for the consent operations',
    },
    otherClientToken: { ...secret, description: 'a reference to an access token of another client itself' },
    tokens: {
      type: 'array',
      description: 'a list of access tokens, one for each consent',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['consent', 'token'],
        properties: {
          consent: {
            type: 'string',
            enum: readyMadeConsents,
            description: 'the consent of the run that the token stands for',
          },
          token: { ...secret, description: 'a reference to the access token' },
          consentId: {
            ...text,
            description: 'the ConsentId of the consent behind the token, which the run reads with tokens.clientToken',
          },
          permissions: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { type: 'string', enum: permissionCodes },
            description: 'the list of permission codes of the consent behind the token',
          },
          transactionFrom: {
            ...text,
            description: 'the TransactionFromDateTime of the consent behind the token, or none',
          },
          transactionTo: {
            ...text,
            description: 'the TransactionToDateTime of the consent behind the token, or none',
          },
          accounts: {
            type: ['string', 'array'],
            minItems: 1,
            minLength: 1,
            uniqueItems: true,
            items: text,
            description: 'the accounts that the PSU selected: all, some, or a list of AccountIds',
          },
          psu: { ...text, description: 'a name for the PSU, the same for every token of one PSU' },
        },
      },
    },
  },
} as const;

const client = {
  clientId: { ...text, description: 'the client id, as registered with the bank' },
  clientAuthentication: {
    type: 'string',
    enum: clientAuthentications,
    description: 'how the client authenticates, as registered with the bank',
  },
  clientSecret: { ...secret, description: 'a reference to the client secret' },
  signingKey: {
    ...secret,
    description: 'a reference to the private key that signs assertions and request objects, in PEM',
  },
  signingKeyId: { ...text, description: 'the kid under which the bank knows the signing key' },
} as const;

const flow = {
  issuer: { ...text, description: 'the issuer identifier of the authorization server' },
  tokenUrl: { ...text, description: 'the absolute URL of the token endpoint' },
  authorizeUrl: { ...text, description: 'the absolute URL of the authorisation endpoint' },
  jwksUrl: { ...text, description: 'the absolute URL of the keys that ID tokens are signed with' },
  ...client,
  redirectUri: { ...text, description: 'a redirect URI registered for the client' },
  responseType: { type: 'string', enum: ['code', 'code id_token'], description: 'the response type to ask for' },
  requestObject: { type: 'string', enum: ['none', 'signed'], description: 'whether requests are signed JWTs' },
  audience: { ...text, description: 'whom signed requests are addressed to; the issuer when left out' },
  pkce: { type: 'boolean', description: 'whether codes are bound to a verifier (RFC 7636)' },
  scope: { ...text, description: 'the scope of authorisation requests' },
  consentParameter: { ...text, description: 'the name of the query parameter that carries the ConsentId' },
  intentClaim: {
    type: 'boolean',
    description: 'whether the ConsentId travels as openbanking_intent_id in the claims parameter',
  },
  parameters: {
    type: 'object',
    additionalProperties: false,
    properties: {
      always: texts,
      approve: texts,
      reject: texts,
      again: texts,
      selectSome: texts,
      shortLived: texts,
      otherPsu: texts,
    },
    description: 'extra query parameters of the authorisation request',
  },
  secondClient: {
    type: 'object',
    additionalProperties: false,
    required: ['clientId'],
    properties: {
      ...client,
      tls: {
        type: 'object',
        additionalProperties: false,
        required: ['certificate', 'key'],
        properties: {
          certificate: { ...secret, description: 'a reference to its client certificate, in PEM' },
          key: { ...secret, description: 'a reference to the private key of the certificate, in PEM' },
          passphrase: { ...secret, description: 'a reference to the passphrase of the key' },
        },
        description: 'the client certificate of the second client',
      },
    },
    description: 'another client that is registered with the bank',
  },
  otherScope: { ...text, description: 'a scope other than accounts that the client may ask for' },
  restSeconds: {
    type: 'integer',
    minimum: 0,
    maximum: 600,
    description: 'how long a new consent rests before a PSU is asked to decide on it, in seconds',
  },
} as const;

const headless = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'clientId', 'redirectUri'],
  properties: {
    kind: { const: 'headless' },
    ...flow,
    authoriseHeaders: {
      ...texts,
      description: 'headers of the authorisation request, which make a test bank decide without a person',
    },
  },
} as const;

const manual = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'clientId', 'redirectUri'],
  properties: {
    kind: { const: 'manual' },
    ...flow,
    waitSeconds: {
      type: 'integer',
      minimum: 10,
      maximum: 3600,
      description: 'how long the run waits for a person, in seconds',
    },
  },
} as const;

/** What `tokens` of a target file must look like, by its kind. */
export const tokenSchema = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: [readyMade, headless, manual],
  description: 'how access tokens are had',
} as const;
