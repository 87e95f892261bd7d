import { operationIds } from '../../schemas/operations.ts';
import { secret, text, texts } from './schema-parts.ts';
import { tokenSchema } from './token-schema.ts';

const bankSideRequest = {
  type: 'object',
  additionalProperties: false,
  required: ['method', 'url'],
  properties: {
    method: {
      type: 'string',
      enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      description: 'the method of the request',
    },
    url: { ...text, description: 'the absolute URL, in which {ConsentId} and {AccountId} are filled in' },
    headers: { ...texts, description: 'headers of the request' },
    body: { ...text, description: 'the body, in which {ConsentId} and {AccountId} are filled in' },
  },
} as const;

const bytes = { type: 'integer', minimum: 65_536, maximum: 268_435_456 } as const;

/** What a target file must look like before its references are resolved. Unknown keys are refused. */
export const targetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'Target',
  title: 'Target',
  type: 'object',
  additionalProperties: false,
  required: ['baseUrl'],
  properties: {
    baseUrl: { ...text, description: 'the URL of the bank, up to but without its base path' },
    basePath: {
      ...text,
      description:
        'the path of the interface, / for the root; that of the standard for the release when left out, such as /open-banking/v3.1/aisp',
    },
    release: { ...text, description: 'a release of the standard, such as 3.1.11' },
    beside: {
      type: 'object',
      additionalProperties: false,
      required: ['release'],
      properties: {
        release: { ...text, description: 'a release of version 4, such as 4.0.1' },
        basePath: {
          ...text,
          description: 'the path of its interface; that of the standard when left out, such as /open-banking/v4.0/aisp',
        },
      },
      description: 'the next version at the same bank, which must tell the same',
    },
    profile: { ...text, description: 'service, full, standard, or the path of a profile file' },
    tokens: tokenSchema,
    limits: {
      type: 'object',
      additionalProperties: false,
      properties: {
        calls: { type: 'integer', minimum: 1, description: 'the most requests of a run' },
        perSecond: { type: 'number', minimum: 0.1, description: 'the most requests a second' },
        parallel: { type: 'integer', minimum: 1, maximum: 64, description: 'the most reads under way at once' },
        spareSeconds: {
          type: 'integer',
          minimum: 0,
          maximum: 60,
          description: 'how many seconds a short life lasts beyond what its calls take',
        },
        accounts: { type: 'integer', minimum: 1, maximum: 1000, description: 'how many accounts are read one by one' },
        pages: { type: 'integer', minimum: 2, maximum: 1000, description: 'how many pages of one list are read' },
        sampleSeed: {
          type: 'integer',
          minimum: 0,
          maximum: 4_294_967_295,
          description: 'which accounts and days are read where there are more',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 600_000,
          description: 'the longest wait for one answer, in milliseconds',
        },
        maxWaitMs: {
          type: 'integer',
          minimum: 0,
          maximum: 3_600_000,
          description: 'the longest wait of the whole run for calls that it makes again, in milliseconds',
        },
        maxRunMs: {
          type: 'integer',
          minimum: 1000,
          maximum: 86_400_000,
          description: 'the longest that a run waits for all its answers together, in milliseconds',
        },
        maxRunBytes: { ...bytes, description: 'the most that the bodies of all answers of a run hold together' },
        maxBodyBytes: { ...bytes, description: 'the largest body of one answer, as it was sent' },
        maxUnpackedBytes: { ...bytes, description: 'the largest body of one answer, once it is unpacked' },
        maxRatio: {
          type: 'number',
          minimum: 1,
          maximum: 100_000,
          description: 'how many times as large as it was sent a body may be once it is unpacked',
        },
        maxHeaderBytes: {
          type: 'integer',
          minimum: 1024,
          maximum: 16_384,
          description: 'the most that all headers of one answer hold together',
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
          description: 'true to accept any certificate: only for a test bank on this machine, to which every URL leads',
        },
      },
    },
    proxy: {
      type: 'object',
      additionalProperties: false,
      required: ['server'],
      dependentRequired: { password: ['username'] },
      properties: {
        server: { ...text, description: 'the proxy, such as http://proxy.example:3128' },
        username: { ...text, description: 'the user name at the proxy' },
        password: { ...secret, description: 'a reference to the password at the proxy' },
      },
      description: 'a proxy for every request of the run',
    },
    bankSide: {
      type: 'object',
      additionalProperties: false,
      properties: {
        withdraw: { ...bankSideRequest, description: 'the request by which the PSU withdraws access at the bank' },
        reauthenticate: {
          ...bankSideRequest,
          description: 'the request after which the bank wants the PSU to authenticate again',
        },
        breakDown: {
          ...bankSideRequest,
          description: 'the request after which the next call for data under the consent breaks the bank',
        },
        throttle: {
          ...bankSideRequest,
          description: 'the request after which the next call for data under the consent is one too many',
        },
        switchAccount: {
          ...bankSideRequest,
          description: 'the request after which a selected account has been switched to another bank',
        },
        closeAccount: { ...bankSideRequest, description: 'the request after which a selected account drops out' },
      },
      description: 'requests that make a test bank do what only a bank can do',
    },
    headers: { ...texts, description: 'headers sent with every call' },
    financialId: {
      ...text,
      description: 'the id of the bank, sent as x-fapi-financial-id in releases 3.1.0 and 3.1.1',
    },
    accountIds: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: text,
      description: 'a list of AccountIds to read first',
    },
    thorough: {
      type: 'boolean',
      description: 'true to try on every operation what is otherwise tried on some of them in turn',
    },
    waivers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rule', 'reason', 'owner', 'until'],
        properties: {
          rule: { ...text, description: 'the id of one rule' },
          target: {
            ...text,
            description: 'the target that it is about, a bank of the group or a release; each of them when left out',
          },
          operation: {
            type: 'string',
            enum: operationIds,
            description: 'the operation whose answers may depart, such as GET /balances; every one when left out',
          },
          pointer: {
            ...text,
            description: 'the JSON pointer at which they may, with * for any one step; everywhere when left out',
          },
          reason: { ...text, description: 'why the departure is accepted' },
          owner: { ...text, description: 'who answers for it' },
          until: { ...text, description: 'the last day it holds, as YYYY-MM-DD' },
        },
      },
      description: 'a list of accepted departures',
    },
  },
} as const;
