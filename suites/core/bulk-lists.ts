import type { OperationId } from '../../schemas/operations.ts';
import { type Evidence, type Found, type RecordedExchange, type RecordName, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';
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
  for (const bulk of evidence.successes({ operation: operations.bulk, probe })) {
    for (const single of evidence.successes({ operation: operations.single, probe })) {
      const { accountId, consent } = single.about;
      if (accountId === undefined || consent !== bulk.about.consent || search(single) !== search(bulk)) continue;
      yield {
        bulk: [...recordsOf(bulk, record)].filter(({ value }) => textAt(value, 'AccountId') === accountId),
        single: [...recordsOf(single, record)],
        bulkIsWhole: isWhole(bulk),
        singleIsWhole: isWhole(single),
        bulkExchange: bulk,
        singleExchange: single,
      };
    }
  }
}

/** True for a record about an account: the one that was asked for, or in a bulk list one that the consent lists. */
export function belongs({ exchange, value }: Found, listed: ReadonlySet<string> | undefined): boolean | undefined {
  const id = textAt(value, 'AccountId');
  if (id === undefined) return undefined;
  if (exchange.about.accountId !== undefined) return id === exchange.about.accountId;
  return listed === undefined ? undefined : listed.has(id);
}

/** The AccountIds that `GET /accounts` lists under each consent; no entry for an empty list and for one of several pages. */
export function listedAccounts(evidence: Evidence): ReadonlyMap<string, ReadonlySet<string>> {
  const listed = new Map<string, ReadonlySet<string>>();
  for (const exchange of evidence.successes({ operation: 'GET /accounts', probe: 'happy' })) {
    const { consent } = exchange.about;
    if (consent === undefined || listed.has(consent) || !isWhole(exchange)) continue;
    const ids = [...recordsOf(exchange, 'Account')].flatMap(({ value }) => textAt(value, 'AccountId') ?? []);
    if (ids.length > 0) listed.set(consent, new Set(ids));
  }
  return listed;
}
