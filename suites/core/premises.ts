import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import type { Archive, RecordedExchange } from './archive.ts';
import { type UnknownFact, unknownFact } from './consent-facts.ts';
import { accidentOf, consentIdOf, deletionsOf } from './deletions.ts';
import { doubtfulRefusals } from './doubtful.ts';
import { endpointRuleOf } from './endpoint-rules.ts';
import type { Probe } from './probes.ts';
import { refusedFilters } from './refused-filters.ts';
import { isSuccess, statusOf } from './status.ts';
import { isUnreadable, rightful } from './unreadable.ts';

/** Why an answer proves nothing about what its call was for. */
export interface Withheld {
  /** One sentence: the cause. */
  readonly because: string;
  /** Id of the rule that is about the cause and sees the answer all the same; absent where another answer has shown the cause. */
  readonly toldBy?: string;
  /** Set where the cause may be the token that was given, and not the bank. */
  readonly unknown?: UnknownFact;
}

/** The answers of a run that prove nothing, by the ids of their exchanges. */
export type Premises = ReadonlyMap<string, Withheld>;

/** The operations that answered no call with a success although they ought to have, and what follows from that. */
export type OutOfOrder = ReadonlyMap<OperationId, Withheld>;

/** For evidence that is not that of a run: every answer counts. */
export const noPremises: Premises = new Map();

/** Calls that are wrong only in who makes them, which 404 cannot be about. */
const callers: readonly Probe[] = ['no-token', 'missing-permission'];
/** Calls that are instances of an operation by name only. */
const elsewhere: readonly Probe[] = [
  'wrong-method',
  'not-offered',
  'undefined-path',
  'connection',
  'access',
  'recorded',
  'lost',
  'turned-away',
];
/** How a bank says that it has no such operation. */
const missing: readonly number[] = [404, 405, 501];
const creation: OperationId = 'POST /account-access-consents';
const accounts: OperationId = 'GET /accounts';

/**
 * Finds the answers whose premise did not hold, each cause once. An operation that never answers with a success answers alike
 * whatever is asked of it: the rule of the operation tells that, and its refusals do not count as refusals of what was tried. A
 * consent that a probe deleted, because the bank accepted what it should refuse, is gone for all later calls; one that the bank
 * did not delete is not gone. A bank that takes no filter refuses each for the same reason. What is no JSON shows nothing but that.
 */
export function premisesOf(archive: Archive): Premises {
  const withheld = new Map<string, Withheld>();
  const tries = triesOf(archive.exchanges);
  const dead = deadOperations(tries, archive);
  for (const { exchange, why } of refusedFilters(archive)) withheld.set(exchange.id, why);
  for (const { exchange, because } of consentsGone(archive)) withheld.set(exchange.id, { because });
  for (const { exchange, why } of unreadable(archive)) withheld.set(exchange.id, why);
  for (const { id, statuses, why } of dead) {
    for (const exchange of archive.exchanges) {
      if (statuses.has(statusOf(exchange)) && isAt(exchange, id)) withheld.set(exchange.id, why);
    }
  }
  const living = [...tries].filter(([id]) => !dead.some((each) => each.id === id));
  for (const one of dead) {
    const scope = scopeOf(one.id);
    if (scope === undefined || living.some(([id, calls]) => scope.has(id) && calls.some(isRightful))) continue;
    for (const exchange of archive.exchanges) {
      if (exchange.response === undefined || !one.statuses.has(statusOf(exchange)) || !scope.covers(exchange)) continue;
      withheld.set(exchange.id, one.why);
    }
  }
  return withheld;
}

/**
 * The operations that answered no call with a success, or with none that is JSON, and those that nobody could call for want of an
 * id that only one of these tells.
 */
export function outOfOrder(archive: Archive): OutOfOrder {
  const tries = triesOf(archive.exchanges);
  const withoutJson = [...tries].flatMap(([id, calls]) => {
    const successes = calls.filter(isSuccess);
    return successes.length > 0 && successes.every(isUnreadable) ? [{ id, why: noJson(id) }] : [];
  });
  const blocked = [...deadOperations(tries, archive), ...withoutJson];
  const uncalled = operationIds.flatMap((id): readonly (readonly [OperationId, Withheld])[] => {
    if (tries.has(id)) return [];
    const parent = blocked.find((each) => operation(id).path.startsWith(`${operation(each.id).path}/`));
    return parent === undefined ? [] : [[id, parent.why]];
  });
  return new Map([...blocked.map(({ id, why }) => [id, why] as const), ...uncalled]);
}

interface DeadOperation {
  readonly id: OperationId;
  /** What it answers in place of a success. */
  readonly statuses: ReadonlySet<number>;
  readonly why: Withheld;
}

/**
 * Those without a success, and those below them in the tree of paths that could for this reason never be called as they should
 * be.
 */
function deadOperations(
  tries: ReadonlyMap<OperationId, readonly RecordedExchange[]>,
  archive: Archive,
): readonly DeadOperation[] {
  const dead = operationIds.flatMap((id) => deadOperation(id, tries.get(id) ?? [], archive) ?? []);
  const below = operationIds.flatMap((id) => {
    const calls = tries.get(id) ?? [];
    if (calls.length === 0 || calls.some(isRightful) || calls.some(isSuccess)) return [];
    const parent = dead.find((each) => operation(id).path.startsWith(`${operation(each.id).path}/`));
    return parent === undefined || dead.some((each) => each.id === id) ? [] : [{ ...parent, id }];
  });
  return [...dead, ...below];
}

/** The answered calls that are instances of each operation. */
function triesOf(exchanges: readonly RecordedExchange[]): ReadonlyMap<OperationId, readonly RecordedExchange[]> {
  const tries = new Map<OperationId, RecordedExchange[]>();
  for (const exchange of exchanges) {
    const { operation: id, probe } = exchange.about;
    if (id === undefined || exchange.response === undefined || elsewhere.includes(probe)) continue;
    const known = tries.get(id);
    if (known === undefined) tries.set(id, [exchange]);
    else known.push(exchange);
  }
  return tries;
}

/** True for a call to the path of an operation, whatever its method and whatever it tries. */
function isAt({ about, request }: RecordedExchange, id: OperationId): boolean {
  if (about.operation !== undefined) {
    return about.operation === id && (about.probe === 'wrong-method' || !elsewhere.includes(about.probe));
  }
  if (id.includes('{') || about.probe === 'access' || about.probe === 'undefined-path') return false;
  const { pathname } = new URL(request.url);
  const before = pathname.slice(0, -operation(id).path.length);
  return pathname.endsWith(operation(id).path) && !/\/accounts\/[^/]+$/.test(before);
}

function isRightful({ about }: RecordedExchange): boolean {
  return rightful.includes(about.probe);
}

/** True for an answer that is owed to no caller, whoever it is: the bank is out of order, or there is no such operation. */
function isNobodysAnswer(exchange: RecordedExchange): boolean {
  const status = statusOf(exchange);
  return status >= 500 || (missing.includes(status) && callers.includes(exchange.about.probe));
}

/**
 * True for a status that a bank answers without having looked at what was asked: 400 and 403 are about what was asked, and have
 * rules of their own.
 */
function isNoRefusal(status: number): boolean {
  return status === 401 || status >= 500 || missing.includes(status);
}

/**
 * An operation without a single success although calls had every right to one, or one that is missing even to callers without
 * that right.
 */
function deadOperation(
  id: OperationId,
  tries: readonly RecordedExchange[],
  archive: Archive,
): DeadOperation | undefined {
  if (tries.length === 0 || tries.some(isSuccess)) return undefined;
  const due = tries.filter(isRightful);
  const untried = due.length === 0;
  if (untried && !tries.every(isNobodysAnswer)) {
    return undefined;
  }
  const statuses = new Set((untried ? tries : due).map(statusOf).filter(isNoRefusal));
  if (statuses.size === 0) return undefined;
  const toldBy = endpointRuleOf(id);
  const token = untried ? undefined : doubtOfAll(due, archive);
  if (token !== undefined) {
    return { id, statuses, why: { because: unknownFact(token).reason, toldBy, unknown: token } };
  }
  const what = [...statuses].join(' and ');
  const because = `${id} answered ${what} to every call, whatever was asked of it (see ${toldBy}).`;
  return { id, statuses, why: { because, toldBy } };
}

/** What is unknown of the tokens that were given, where every one of these refusals may be because of it. */
function doubtOfAll(refusals: readonly RecordedExchange[], archive: Archive): UnknownFact | undefined {
  const doubts = refusals.map((exchange) => doubtfulRefusals(archive).get(exchange));
  const [first] = doubts;
  return doubts.every((doubt) => doubt?.fact === 'standing' || doubt?.fact === 'dead') ? first : undefined;
}

/** What else falls with an operation that everything else needs. */
interface Scope {
  /** True for an operation of which any success shows that the cause is another one. */
  has(id: OperationId): boolean;
  covers(exchange: RecordedExchange): boolean;
}

function scopeOf(id: OperationId): Scope | undefined {
  const isConsent = (each: OperationId) => operation(each).grant === 'client_credentials';
  const isOfConsents = ({ request }: RecordedExchange) => request.url.includes('/account-access-consents');
  if (id === creation) return { has: isConsent, covers: isOfConsents };
  if (id === accounts) {
    return {
      has: (each) => !isConsent(each),
      covers: (exchange) => exchange.about.probe !== 'access' && !isOfConsents(exchange),
    };
  }
  return undefined;
}

/** Successes that are no JSON. */
function* unreadable({ exchanges }: Archive): Generator<{ exchange: RecordedExchange; why: Withheld }> {
  for (const exchange of exchanges) {
    const id = exchange.about.operation;
    if (id === undefined || !isUnreadable(exchange)) continue;
    yield { exchange, why: noJson(id) };
  }
}

function noJson(id: OperationId): Withheld {
  const toldBy = endpointRuleOf(id);
  return { because: `${id} answered with a body that is no JSON (see ${toldBy}).`, toldBy };
}

/** Calls under a consent that was gone when they were made, and calls that look at the effect of a deletion that never was. */
function* consentsGone({ exchanges, consents }: Archive): Generator<{ exchange: RecordedExchange; because: string }> {
  const deletions = deletionsOf(exchanges);
  for (const [index, exchange] of exchanges.entries()) {
    const { probe, consent } = exchange.about;
    const id = consents.find(({ key }) => key === consent)?.consentId ?? consentIdOf(exchange);
    if (id === undefined || probe === 'access') continue;
    const deletion = deletions.get(id);
    const before = deletion !== undefined && deletion.index < index ? deletion.exchange : undefined;
    if (probe === 'after-deletion') {
      if (before === undefined)
        yield { exchange, because: 'No DELETE of this consent was answered with a success, so it was never gone.' };
      continue;
    }
    const accident = before === undefined ? undefined : accidentOf(before);
    if (accident !== undefined) yield { exchange, because: accident };
  }
}
