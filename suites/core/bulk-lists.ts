import type { OperationId } from '../../schemas/operations.ts';
import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';
import { listedPages } from './listed-pages.ts';
import { below, type Look, look } from './look.ts';
import type { RecordName } from './operation-records.ts';
import { recordNameOf } from './operation-records.ts';
import { pageWalk } from './page-walk.ts';
import { isNothing } from './placeholders.ts';
import type { ConsentKey, Probe } from './probes.ts';
import { linkOf } from './record-list.ts';

/** What a bulk list shows of one account, beside the list of that account under the same consent and with the same filter. */
export interface BulkBesideAccount {
  readonly bulk: readonly Found[];
  readonly single: readonly Found[];
  /** True when the list does not go on on another page. */
  readonly bulkIsWhole: boolean;
  readonly singleIsWhole: boolean;
  /** Where to point at what is missing in one of the lists. */
  readonly bulkExchange: RecordedExchange;
  readonly singleExchange: RecordedExchange;
}

const search = ({ request }: RecordedExchange) => new URL(request.url).search;
const isWhole = (exchange: RecordedExchange) => linkOf(exchange, 'Next') === undefined;

/** Every bulk list beside every list of one account that can be compared with it. */
export function* bulkBesideAccounts(
  evidence: Evidence,
  operations: { readonly bulk: OperationId; readonly single: OperationId },
  record: RecordName,
): Generator<BulkBesideAccount> {
  const probe = ['happy', 'filter'] as const;
  // Where a bank is seen to leave Next out of lists of transactions, none of them is whole for certain.
  const cutShort = record === 'Transaction' && pageWalk(evidence)?.cutShort === true;
  for (const bulk of evidence.successes({ operation: operations.bulk, probe })) {
    for (const single of evidence.successes({ operation: operations.single, probe })) {
      const { accountId, consent } = single.about;
      if (accountId === undefined || consent !== bulk.about.consent || search(single) !== search(bulk)) continue;
      yield {
        bulk: [...recordsOf(bulk, record)].filter(({ value }) => textAt(value, 'AccountId') === accountId),
        single: [...recordsOf(single, record)],
        bulkIsWhole: isWhole(bulk) && !cutShort,
        singleIsWhole: isWhole(single) && !cutShort,
        bulkExchange: bulk,
        singleExchange: single,
      };
    }
  }
}

/** Calls that a bank refuses: where one is answered, that is the fault, and what the answer shows does not count. */
const refusedByRight: readonly Probe[] = ['no-token', 'unknown-id', 'foreign-account', 'not-offered', 'after-deletion'];

/**
 * Looks at the AccountId of every record of a kind: in a list of one account it is the one that was asked for, in a list over
 * all accounts one that `GET /accounts` lists. Which of those two lists is wrong is left open: the message names both readings.
 */
export function* lookAtOwners(evidence: Evidence, record: RecordName): Generator<Look> {
  const listed = evidence.once(listedAccounts);
  for (const found of evidence.records(record)) {
    const id = textAt(found.value, 'AccountId');
    const { accountId: asked, consent, probe } = found.exchange.about;
    const place = below(found, 'AccountId');
    if (id === undefined || refusedByRight.includes(probe) || isNothing(place)) continue;
    if (asked !== undefined) {
      yield look(place, id === asked, 'Expected records of the account that was asked for', id);
      continue;
    }
    const ids = listed.get(consent ?? '');
    if (ids !== undefined) yield look(place, ids.has(id), beyondAccounts, id);
  }
}

/** What is wrong with a record of an account that `GET /accounts` does not list, in both readings. */
export const beyondAccounts =
  'Expected only accounts that GET /accounts lists: this list shows one too many, or that one lacks it';

/**
 * The AccountIds that `GET /accounts` lists under each consent, and those that it must have left out; no entry where that list
 * has more pages than were read, or is empty.
 */
export function listedAccounts(evidence: Evidence): ReadonlyMap<string, ReadonlySet<string>> {
  const left = leftOut(evidence);
  const lists = accountLists(evidence).filter(({ ids }) => ids.size > 0);
  return new Map(lists.map(({ consent, ids }) => [consent, new Set([...ids, ...left.keys()])]));
}

/** What `GET /accounts` lists under a consent, whole. */
export interface AccountList {
  readonly exchange: RecordedExchange;
  readonly consent: ConsentKey;
  readonly ids: ReadonlySet<string>;
  readonly accounts: readonly Found[];
}

/** The first list of accounts under each consent that is whole; it may be empty. */
export function accountLists(evidence: Evidence): readonly AccountList[] {
  const lists = new Map<ConsentKey, AccountList>();
  for (const exchange of evidence.successes({ operation: 'GET /accounts', probe: 'happy' })) {
    const { consent } = exchange.about;
    if (consent === undefined || lists.has(consent)) continue;
    const { records: accounts, whole } = listedPages(evidence, exchange, 'Account');
    if (!whole) continue;
    const ids = new Set(accounts.flatMap(({ value }) => textAt(value, 'AccountId') ?? []));
    lists.set(consent, { exchange, consent, ids, accounts });
  }
  return [...lists.values()];
}

/** What shows that `GET /accounts` leaves an account out. */
export interface LeftOut {
  /** The list that lacks it. */
  readonly exchange: RecordedExchange;
  /** The operations over all accounts that show records of it. */
  readonly operations: ReadonlySet<OperationId>;
}

/**
 * Accounts that `GET /accounts` does not list, although the lists of two or more resources over all accounts show records of
 * them under the same consents: then it is not those lists that are wrong, or all of them are.
 */
export function leftOut(evidence: Evidence): ReadonlyMap<string, LeftOut> {
  const shown = new Map<string, LeftOut>();
  const lists = accountLists(evidence);
  // An empty list beside others that are not is for the rules on selected accounts and on several consents.
  const empty = lists.every(({ ids }) => ids.size === 0);
  for (const { exchange: list, consent, ids } of lists) {
    if (ids.size === 0 && !empty) continue;
    for (const exchange of evidence.successes({ consent, probe: ['happy', 'filter'] })) {
      const { operation, accountId } = exchange.about;
      const name = operation === undefined || accountId !== undefined ? undefined : recordNameOf(operation);
      if (operation === undefined || name === undefined || name === 'Account') continue;
      for (const { value } of recordsOf(exchange, name)) {
        const id = textAt(value, 'AccountId');
        if (id === undefined || ids.has(id)) continue;
        const before = shown.get(id);
        const operations = new Set([...(before?.operations ?? []), operation]);
        shown.set(id, { exchange: before?.exchange ?? list, operations });
      }
    }
  }
  return new Map([...shown].filter(([, { operations }]) => operations.size > 1));
}
