import type { Found, RecordedExchange } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';

/**
 * Transactions of one account that a bank listed in the order of their booking, with nothing left out between the first
 * and the last: whatever was booked between `after` and `before`, both excluded, stands in it.
 */
export interface Stretch {
  readonly exchange: RecordedExchange;
  readonly records: readonly Found[];
  /** Milliseconds since the epoch. */
  readonly after: number;
  readonly before: number;
}

const operation = 'GET /accounts/{AccountId}/transactions';

/** Lists of transactions by account, single pages and walks through pages, that are in order of booking. */
export function stretches(evidence: Evidence): readonly Stretch[] {
  const drawn = evidence.successes({ operation, probe: 'filter', variant: 'drawn' });
  const single = [...evidence.successes({ operation, probe: 'happy' }), ...drawn].map((exchange) => [exchange]);
  const walks = evidence.successes({ operation, probe: 'page', variant: 'start' }).map((start) => {
    const pages = [start];
    for (let page: RecordedExchange | undefined = start; page !== undefined; ) {
      const [next]: readonly RecordedExchange[] = evidence.successes({
        operation,
        probe: 'page',
        variant: 'Next',
        follows: page.id,
      });
      if (next !== undefined) pages.push(next);
      page = next;
    }
    return pages;
  });
  return [...single, ...walks].flatMap(toStretch);
}

/** Milliseconds since the epoch at which a transaction was booked; NaN when it does not say. */
export function bookedAt({ value }: Found): number {
  return Date.parse(textAt(value, 'BookingDateTime') ?? '');
}

/** Names a booked transaction without its id: a bank may give it another one under another consent. */
export function bookingKey(found: Found): string {
  const { value } = found;
  const amount = [textAt(value, 'Amount', 'Amount'), textAt(value, 'Amount', 'Currency')];
  return [bookedAt(found), ...amount, textAt(value, 'CreditDebitIndicator')].join(' ');
}

export function isBooked({ value }: Found): boolean {
  return entryStatus(value) === 'Booked';
}

function toStretch(pages: readonly RecordedExchange[]): readonly Stretch[] {
  const [exchange] = pages;
  const records = pages.flatMap((page) => [...recordsOf(page, 'Transaction')]);
  const times = records.filter(isBooked).map(bookedAt);
  const [first, last] = [times[0], times.at(-1)];
  if (exchange === undefined || first === undefined || last === undefined || !inOrder(times)) return [];
  return [{ exchange, records, after: Math.min(first, last), before: Math.max(first, last) }];
}

function inOrder(times: readonly number[]): boolean {
  const pairs = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
  return pairs.every((step) => step >= 0) || pairs.every((step) => step <= 0);
}
