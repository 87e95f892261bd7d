import { permissionCodes } from '../../schemas/permissions.ts';
import { secretTitle } from './check-document.ts';

const text = { type: 'string', minLength: 1 } as const;
const reference = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { env: text, file: text },
} as const;
const secret = { ...reference, title: secretTitle } as const;
/** Text as it is, or a reference. */
const textOrReference = { ...reference, type: ['string', 'object'] } as const;
const texts = { type: 'object', additionalProperties: textOrReference } as const;

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
            enum: ['detail', 'basic', 'credits', 'debits', 'minimal'],
            description: 'the consent of the run that the token stands for',
          },
          token: { ...secret, description: 'a reference to the access token' },
          permissions: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { type: 'string', enum: permissionCodes },
            description: 'the list of permission codes of the consent behind the token',
          },
        },
      },
    },
  },
} as const;

const headless = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'tokenUrl', 'authorizeUrl', 'clientId', 'clientSecret', 'redirectUri'],
  properties: {
    kind: { const: 'headless' },
    tokenUrl: { ...text, description: 'the absolute URL of the token endpoint' },
    authorizeUrl: { ...text, description: 'the absolute URL of the authorisation endpoint' },
    clientId: { ...text, description: 'the client id, as registered with the bank' },
    clientSecret: { ...secret, description: 'a reference to the client secret' },
    clientAuthentication: { type: 'string', enum: ['client_secret_basic', 'client_secret_post'] },
    redirectUri: { ...text, description: 'a redirect URI registered for the client; nothing is sent to it' },
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: { always: texts, approve: texts, reject: texts, selectSome: texts },
      description: 'extra query parameters of the authorisation request',
    },
    consentParameter: { ...text, description: 'the name of the query parameter that carries the ConsentId' },
  },
} as const;

/** What a target file must look like before its references are resolved. Unknown keys are refused. */
export const targetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'Target',
  title: 'Target',
  type: 'object',
  additionalProperties: false,
  required: ['baseUrl'],
  properties: {
    baseUrl: { ...text, description: 'the URL of the bank, up to but without /open-banking/v3.1/aisp' },
    release: { ...text, description: 'a release of the standard, such as 3.1.11' },
    profile: { ...text, description: 'service, full, or the path of a profile file' },
    tokens: {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf: [readyMade, headless],
      description: 'how access tokens are had',
    },
    limits: {
      type: 'object',
      additionalProperties: false,
      properties: {
        calls: { type: 'integer', minimum: 1, description: 'the most requests of a run' },
        perSecond: { type: 'number', minimum: 0.1, description: 'the most requests a second' },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 600_000,
          description: 'the longest wait for one answer, in milliseconds',
        },
      },
      description: 'bounds on what a run sends',
    },
    tls: {
      type: 'object',
      additionalProperties: false,
      dependentRequired: { certificate: ['key'], key: ['certificate'] },
      properties: {
        certificate: { ...secret, description: 'a reference to the client certificate, in PEM' },
        key: { ...secret, description: 'a reference to its private key, in PEM' },
        passphrase: { ...secret, description: 'a reference to the passphrase of the key' },
        ca: {
          ...secret,
          description: 'a reference to certificates of authorities to trust besides the usual ones, in PEM',
        },
        insecure: {
          type: 'boolean',
          description: 'true to accept any certificate: only for a test bank on this machine',
        },
      },
    },
    headers: { ...texts, description: 'headers sent with every call' },
    accountIds: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: text,
      description: 'a list of AccountIds to read first',
    },
    waivers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rule', 'reason', 'owner', 'until'],
        properties: {
          rule: { ...text, description: 'the id of one rule' },
          reason: { ...text, description: 'why the departure is accepted' },
          owner: { ...text, description: 'who answers for it' },
          until: { ...text, description: 'the last day it holds, as YYYY-MM-DD' },
        },
      },
      description: 'a list of accepted departures',
    },
  },
} as const;
