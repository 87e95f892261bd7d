import { type OperationId, operation } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts, TransactionPeriod } from '../core/consent-facts.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { neededFor } from '../core/opened-by.ts';
import { recordNameOf } from '../core/operation-records.ts';
import { shownMembers } from '../core/placeholders.ts';
import type { ConsentKey } from '../core/probes.ts';
import { isSuccess, statusOf } from '../core/status.ts';
import { viewResources } from '../core/view-pairs.ts';
import type { ReadyMadeToken } from '../target/target.ts';

/** What a check learned of one ready-made token by reading with it. */
export interface FoundToken {
  /** True where the bank answered 401 to it. */
  readonly refused: boolean;
  /** Which codes it was seen to open, and which not; what is in neither was not seen. */
  readonly opened: ReadonlySet<PermissionCode>;
  readonly closed: ReadonlySet<PermissionCode>;
  /** As the target file or the consent itself tells. */
  readonly permissions?: readonly PermissionCode[];
  readonly period?: TransactionPeriod;
  /** How many accounts it opens, where it shows them. */
  readonly accounts?: number;
}

/** What is answered, whoever asks, by what never answered as it should. */
export interface OutOfOrder {
  /** The statuses of operations that were tried. */
  readonly operations: ReadonlyMap<OperationId, number>;
  /** That of everything but consents, where nothing else answered as it should: not even the list of accounts, without which the rest cannot be asked for. */
  readonly everyRead?: number;
}

/** What a check learned of a bank, and what a run there will meet too. */
export interface Found {
  /** Without what the bank was found not to offer, where that is left to the bank. */
  readonly profile: BankProfile;
  readonly outOfOrder: OutOfOrder;
  /** Ready-made tokens, by what they were given for; none of a consent that has ended. */
  readonly tokens: ReadonlyMap<ReadyMadeToken['consent'], FoundToken>;
  /** True where the client got no token, and where no PSU authorised although that could be tried. */
  readonly noClientToken: boolean;
  readonly noPsuToken: boolean;
  /** How far the clock of the bank is ahead of ours, in milliseconds. */
  readonly aheadMs: number;
}

/**
 * What operations answer that never answered as they should. A refusal of a ready-made token says more of the token than of the
 * operation; where the run makes its own consents, it may be told of the operation all the same.
 */
export function outOfOrder(exchanges: readonly RecordedExchange[], makesConsents: boolean): OutOfOrder {
  const statuses = new Map<OperationId, number>();
  const good = new Set<OperationId>();
  for (const exchange of exchanges) {
    const { operation: id, probe } = exchange.about;
    if (id === undefined || probe !== 'happy' || exchange.response === undefined) continue;
    const status = statusOf(exchange);
    if (isSuccess(exchange)) good.add(id);
    else if (makesConsents || ![401, 403].includes(status)) statuses.set(id, status);
  }
  for (const id of good) statuses.delete(id);
  const everyRead = [...good].some(isOfPsu) ? undefined : statuses.get('GET /accounts');
  return { operations: statuses, ...(everyRead === undefined ? {} : { everyRead }) };
}

function isOfPsu(id: OperationId): boolean {
  return operation(id).grant === 'authorization_code';
}

/** What reading with a ready-made token told of it. */
export function foundToken(
  consent: ConsentKey,
  { permissions, period }: Pick<ConsentFacts, 'permissions' | 'period'>,
  exchanges: readonly RecordedExchange[],
): FoundToken {
  const own = exchanges.filter(({ about }) => about.consent === consent && about.probe === 'happy' && isRead(about));
  const list = own.findLast((each) => each.about.operation === 'GET /accounts' && isSuccess(each));
  const opened = new Set(own.filter(isSuccess).flatMap((each) => [...openedBy(each)]));
  const closed = new Set(own.filter((each) => statusOf(each) === 403).flatMap((each) => [...closedBy(each)]));
  return {
    refused: own.length > 0 && own.every((each) => statusOf(each) === 401),
    opened,
    closed: new Set([...closed].filter((code) => !opened.has(code))),
    ...(permissions === undefined ? {} : { permissions }),
    ...(period === undefined ? {} : { period }),
    ...(list === undefined ? {} : { accounts: [...recordsOf(list, 'Account')].length }),
  };
}

function isRead({ operation: id }: RecordedExchange['about']): boolean {
  return id !== undefined && isOfPsu(id);
}

/** The codes that an answer shows to be there. */
function* openedBy(exchange: RecordedExchange): Generator<PermissionCode> {
  const { operation: id } = exchange.about;
  for (const set of id === undefined ? [] : neededFor(id)) {
    const [only, ...others] = set;
    if (only !== undefined && others.length === 0) yield only;
    else if (set.includes('ReadTransactionsCredits')) yield* sidesShown(exchange);
    else yield* viewShown(exchange, set);
  }
}

function* sidesShown(exchange: RecordedExchange): Generator<PermissionCode> {
  const sides = new Set(
    [...recordsOf(exchange, 'Transaction')].map(({ value }) => textAt(value, 'CreditDebitIndicator')),
  );
  if (sides.has('Credit')) yield 'ReadTransactionsCredits';
  if (sides.has('Debit')) yield 'ReadTransactionsDebits';
}

function* viewShown(exchange: RecordedExchange, set: readonly PermissionCode[]): Generator<PermissionCode> {
  for (const { record, detail, elements } of viewResources) {
    if (!set.includes(detail)) continue;
    const records = [...recordsOf(exchange, record)];
    if (records.some((each) => shownMembers(each, elements).length > 0)) yield detail;
    else if (records.length > 0) yield detail.replace(/Detail$/, 'Basic') as PermissionCode;
  }
}

/** The codes that a refusal shows to be missing: of an operation that needs those of one resource alone. */
function closedBy({ about: { operation: id } }: RecordedExchange): readonly PermissionCode[] {
  if (id === undefined || (recordNameOf(id) === 'Transaction' && id.includes('{StatementId}'))) return [];
  return neededFor(id).slice(0, 1).flat();
}
