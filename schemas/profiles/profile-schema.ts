import type { JsonSchema } from '../json-schema.ts';
import { operationIds } from '../operations.ts';
import { choices, holdings } from './bank-profile.ts';

const others = { type: 'string', enum: ['allow', 'warn', 'fail'] } as const;
const operations = { type: 'array', uniqueItems: true, items: { type: 'string', enum: operationIds } } as const;
const names = (minItems: number) =>
  ({ type: 'array', minItems, uniqueItems: true, items: { type: 'string', minLength: 1 } }) as const;

/** What a bank's profile file must look like; the shape is `BankProfile`. Unknown keys are refused. */
export const profileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'BankProfile',
  title: 'BankProfile',
  description: 'What one bank declares of itself: the operations it offers and the choices the standard leaves to it.',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description', 'operations', 'notImplemented', 'standingOrdersDayOnly', 'creditorsAreKnown'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, description: 'A short name, as reports print it.' },
    description: { type: 'string', minLength: 1, maxLength: 500 },
    operations: {
      ...operations,
      minItems: 1,
      description: 'Operations offered; any other answers as not implemented.',
    },
    operationsAsFound: {
      type: 'boolean',
      description:
        'Operations that are not mandatory are judged where they exist, and not applicable where they answer 404.',
    },
    servicePromises: {
      type: 'boolean',
      description: 'The rules of the service document that have no setting of their own are judged, too.',
    },
    notImplemented: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'integer', minimum: 400, maximum: 599 },
      description: 'Statuses an operation that is not offered may answer; the first is preferred.',
    },
    balanceTypes: {
      type: 'object',
      additionalProperties: false,
      required: ['include', 'others'],
      properties: { include: names(1), others },
      description: 'Balance types that every account shows, and what other types lead to.',
    },
    standingOrdersDayOnly: { type: 'boolean', description: 'The time part of standing orders is 00:00:00+00:00.' },
    timeZone: {
      type: 'string',
      minLength: 1,
      description: 'The time zone that transactions are kept in and filters are read in, like Europe/London.',
    },
    holdsNothingOf: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', enum: holdings },
      description: 'Lists that the PSU behind a run has nothing on.',
    },
    creditorsAreKnown: {
      type: 'boolean',
      description:
        "Creditors of standing orders and scheduled payments are beneficiaries or the customer's own accounts.",
    },
    chosen: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: choices },
      description: 'Settings that are no promise of the bank: where it differs, it gets a warning and does not fail.',
    },
    versionFour: {
      type: 'object',
      additionalProperties: false,
      properties: {
        expiryShown: {
          type: 'boolean',
          description: 'A consent past its end shows EXPD; left out, either is right.',
        },
        withdrawalShown: {
          type: 'boolean',
          description: 'A consent whose access the PSU took back at the bank shows CANC; true when left out.',
        },
        reasonsGiven: {
          type: 'boolean',
          description: 'A change of Status is explained in StatusReason; true when left out.',
        },
        scaStatus: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'integer', minimum: 401, maximum: 403 },
          description: 'Statuses of a call while the PSU has to authenticate again; 401 and 403 when left out.',
        },
      },
      description: 'What version 4 leaves to the bank.',
    },
    partySupplementaryData: {
      type: 'object',
      additionalProperties: false,
      required: ['operations', 'members', 'maxLength', 'others'],
      properties: {
        operations: {
          ...operations,
          items: {
            type: 'string',
            enum: ['GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties', 'GET /party'],
          },
        },
        members: names(0),
        maxLength: { type: 'integer', minimum: 1 },
        others,
      },
      description: 'OBParty2.SupplementaryData: the operations that carry it and the members it holds.',
    },
  },
} as const satisfies JsonSchema;
