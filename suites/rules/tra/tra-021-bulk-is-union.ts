import type { Found } from '../../core/archive.ts';
import { bulkBesideAccounts } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { transactionFacts } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { booked, outside, requestedRange } from '../../core/transaction-range.ts';
import { instantOf } from '../../core/wall-clock.ts';

const operations = { bulk: 'GET /transactions', single: 'GET /accounts/{AccountId}/transactions' } as const;
const bulk = (...list: readonly object[]) => ({
  operation: operations.bulk,
  probe: 'filter' as const,
  query: 'fromBookingDateTime=2026-03-10T00:00:00',
  data: { Transaction: list.map((changes) => sampleTransaction({ ...changes })) },
});
const single = (...list: readonly object[]) => ({ ...bulk(...list), operation: operations.single });
const second = { TransactionId: 'tra-2' };

/** What a bank may still book or move while a run goes on is left out: what is pending, and the last day. */
const settledAfterMs = 86_400_000;

function isSettled({ value }: Found, now: string): boolean {
  const at = instantOf(textAt(value, 'BookingDateTime'));
  return entryStatus(value) === 'Booked' && at !== undefined && Date.parse(now) - at > settledAfterMs;
}

/** True for what the filters of its list leave: what they should have left out is for the rules on filters. */
function isAskedFor({ value, exchange }: Found): boolean {
  return outside(booked(value) ?? 0, requestedRange(exchange)) === 0;
}

/** What tells the transactions of lists apart: their ids, where all have one. */
function keyIn(list: readonly Found[]): (found: Found) => string | undefined {
  const haveIds = list.every(({ value }) => textAt(value, 'TransactionId') !== undefined);
  return ({ value }) => (haveIds ? textAt(value, 'TransactionId') : transactionFacts(value));
}

export default rule({
  id: 'AISP-TRA-021',
  level: 'MUST',
  title: 'The bulk list of transactions shows of each account what the account itself shows',
  matters:
    'A payment that is in one list and not in the other appears and vanishes with the way a TPP reads, and is stored once or twice.',
  clause: clause('Transactions', 'GET /transactions'),
  applies: ({ operations: offered }) =>
    offered.includes('GET /transactions') || 'The bank does not offer bulk transactions.',
  scenarios: ['reads', 'filters'],
  needs: 'the bulk list and the list of an account over the same days, one of them on one page',
  *judge(evidence, { now }) {
    for (const lists of bulkBesideAccounts(evidence, operations, 'Transaction')) {
      const key = keyIn([...lists.bulk, ...lists.single]);
      const settled = (list: readonly Found[]) => list.filter((found) => isSettled(found, now) && isAskedFor(found));
      if (lists.bulkIsWhole) {
        const inBulk = new Set(lists.bulk.map(key));
        for (const found of settled(lists.single)) {
          const holds = inBulk.has(key(found));
          yield look(
            found,
            holds,
            'Expected each transaction of an account in the bulk list of the same days',
            key(found),
          );
        }
      }
      if (lists.singleIsWhole) {
        const inSingle = new Set(lists.single.map(key));
        for (const found of settled(lists.bulk)) {
          const holds = inSingle.has(key(found));
          yield look(found, holds, 'Expected each transaction of the bulk list on its account', key(found));
        }
      }
    }
  },
  accept: {
    'the same transactions': [bulk({}, second, { AccountId: 'acc-2', TransactionId: 'tra-9' }), single(second, {})],
    'one booked in between': [
      bulk({}),
      single({ TransactionId: 'tra-3', BookingDateTime: '2026-03-15T11:59:00+00:00' }, {}),
    ],
    'one still pending': [bulk({}), single({ TransactionId: 'tra-3', Status: 'Pending' }, {})],
    'the same ones without ids': [bulk({ TransactionId: undefined }), single({ TransactionId: undefined })],
    'a filter that one of them ignores': [
      bulk({}, { ...second, BookingDateTime: '2026-03-09T12:00:00+00:00' }),
      single({}),
    ],
    'another filter': [
      bulk({}),
      single({}),
      { ...single({}, second), query: 'fromBookingDateTime=2026-01-01T00:00:00' },
    ],
  },
  reject: {
    'one less in bulk': [bulk({}), single({}, second)],
    'one less in bulk, without ids': [
      bulk({ TransactionId: undefined }),
      single({ TransactionId: undefined }, { TransactionId: undefined, BookingDateTime: '2026-03-10T12:00:00+00:00' }),
    ],
    'one more in bulk': [bulk({}, second), single({})],
    'the account left out': [bulk({ AccountId: 'acc-2' }), single({})],
  },
});
