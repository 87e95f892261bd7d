import { operationIds } from '../../../schemas/operations.ts';
import { permissionCodes } from '../../../schemas/permissions.ts';
import type { ClientToken, Grant, PsuToken } from '../../access/access-tokens.ts';
import type { Consent } from '../../consents/consent.ts';
import type { ActiveFault, FaultScope } from '../../faces/active-faults.ts';
import { breaks } from '../../faces/broken-answer.ts';
import { longestDelay } from '../../faces/latency.ts';
import { earliest, fastest, latest } from '../../state/bank-clock.ts';
import type { Entry } from '../../state/store.ts';
import { addedRecord } from './added-shapes.ts';
import {
  anyOf,
  dateTime,
  flag,
  isObject,
  listOf,
  moment,
  name,
  number,
  oneOf,
  openRecord,
  optional,
  record,
  type Shape,
  text,
  whole,
} from './shape.ts';

const seconds: Shape = (value) => whole(value) && Number(value) >= 0;

const grant = {
  ...{ grantId: name, sequence: seconds, consentId: name, clientId: name, customerKey: name },
  ...{ accountIds: listOf(name), tokenSeconds: optional(seconds), ends: moment },
} as const;
const issued = { clientId: name, scopes: listOf(text), expiresAt: moment, certificate: optional(name) } as const;

const consent = record<Consent>({
  ...{ consentId: name, clientId: name, creationDateTime: dateTime, statusUpdateDateTime: dateTime },
  permissions: listOf(oneOf(...permissionCodes)),
  status: oneOf('AwaitingAuthorisation', 'Authorised', 'Rejected', 'Revoked'),
  expirationDateTime: optional(dateTime),
  transactionFromDateTime: optional(dateTime),
  transactionToDateTime: optional(dateTime),
  ...{ expires: optional(moment), from: optional(moment), to: optional(moment) },
  customerKey: optional(name),
  reauthenticate: optional(flag),
  ...{ withdrawnAt: optional(moment), heldAt: optional(moment), reinstatedAt: optional(moment) },
  trouble: optional(oneOf('breakdown', 'throttling')),
  switched: optional(listOf(name)),
});

const ms: Shape = (value) => number(value) && Number(value) >= 0 && Number(value) <= longestDelay;
const scope = record<FaultScope>({
  clientId: optional(name),
  consentId: optional(name),
  customerKey: optional(name),
  operation: optional(oneOf(...operationIds)),
});
const active = {
  ...{ id: name, scope, met: seconds, times: optional((value) => whole(value) && Number(value) > 0) },
  probability: optional((value) => number(value) && Number(value) >= 0 && Number(value) <= 1),
  owner: record<ActiveFault['owner']>({ clientId: optional(name), customerKey: optional(name) }),
} as const;
type Active = Omit<ActiveFault, 'fault' | 'delay' | 'break'>;
const trouble = <Kind extends string>(kind: Kind, shape: Shape): Shape =>
  record<Active & Record<Kind, unknown>>({ ...active, [kind]: shape } as never);
const delay = anyOf(
  record<{ ms: number }>({ ms }),
  record<{ from: number; to: number }>({ from: ms, to: ms }),
  record<{ median: number; p95: number }>({ median: ms, p95: ms }),
);

/** What the provider keeps of a kind is its own affair; these members the bank looks at. */
const kept = (payload: Parameters<typeof openRecord>[0]) =>
  record<{ payload: object; expiresAt?: number }>({
    payload: openRecord({
      ...{ grantId: optional(name), clientId: optional(name), accountId: optional(name), scope: optional(text) },
      ...{ iat: optional(number), exp: optional(number), jti: optional(name), kind: optional(name) },
      params: optional(isObject),
      consumed: optional(anyOf(number, flag)),
      ...payload,
    }),
    expiresAt: optional(moment),
  });
const ofClient = { clientId: name, kind: name, jti: name };

/** What stands under a key of each table. A table that is missing here cannot be restored. */
const shapes: Readonly<Record<string, Shape>> = {
  consents: consent,
  grants: record<Grant>(grant),
  tokens: anyOf(
    record<ClientToken>({ ...issued, grant: oneOf('client_credentials') }),
    record<PsuToken>({ ...issued, ...grant, grant: oneOf('authorization_code') }),
  ),
  brought: record<{ faults: readonly string[]; clientId: string; customerKey: string; ends: number }>({
    ...{ faults: listOf(name), clientId: name, customerKey: name, ends: moment },
  }),
  clock: record<{ machine: number; bank: number; rate: number }>({
    machine: moment,
    bank: (value) => number(value) && Number(value) >= earliest && Number(value) < latest,
    rate: (value) => number(value) && Number(value) >= 0 && Number(value) <= fastest,
  }),
  sequences: seconds,
  faults: anyOf(trouble('fault', name), trouble('delay', delay), trouble('break', oneOf(...breaks))),
  added: addedRecord,
  'provider/AccessToken': kept(ofClient),
  'provider/AuthorizationCode': kept({ ...ofClient, grantId: name, accountId: name }),
  'provider/ClientCredentials': kept(ofClient),
  'provider/Grant': kept({ ...ofClient, accountId: name }),
  'provider/Interaction': kept({
    ...{ jti: name, kind: name, returnTo: name, params: isObject },
    prompt: openRecord({ name, reasons: listOf(text), details: isObject }),
  }),
  'provider/RefreshToken': kept({ ...ofClient, grantId: name, accountId: name }),
  'provider/ReplayDetection': kept({}),
  'provider/Session': kept({ jti: name, kind: name }),
};

/** The names of all tables that are known. */
export const restorable: readonly string[] = Object.keys(shapes);

/** The member by which an entry of a table is called, as well as by its key. */
const ids: Readonly<Record<string, string>> = { consents: 'consentId', grants: 'grantId', faults: 'id', added: 'id' };

/** What is wrong with entries by themselves, in words; undefined where each is what its table holds. */
export function shapeProblem(entries: readonly unknown[]): string | undefined {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const place = `entries[${index}] of the snapshot`;
    if (!isEntry(entry)) return `${place} is no entry: it has a table, a key and a value`;
    const { table, key, value } = entry;
    if (!Object.hasOwn(shapes, table)) return `${place} is of no table of this bank`;
    const id = ids[table];
    if (!shapes[table]?.(value)) return `${place} is nothing that the table ${table} holds`;
    if (id !== undefined && isObject(value) && value[id] !== key)
      return `${place} is kept by another ${id} than its own`;
    if (seen.has(`${table}\0${key}`)) return `${place} has a key of the table ${table} that another has`;
    seen.add(`${table}\0${key}`);
  }
  return undefined;
}

const isEntry = record<Entry>({ table: name, key: name, value: () => true }) as (value: unknown) => value is Entry;
