import type { Found, RecordedExchange } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';

/**
 * Transactions of one account that a bank listed in the order of their booking, with nothing left out between the first
 * and the last: whatever was booked between `after` and `before`, both excluded, stands in it.
 */
export interface Stretch {
  /** The answer with its first page. */
  readonly exchange: RecordedExchange;
  /** Every transaction of it by its `bookingKey`, and the booked ones in their order: no record is held, for there may be many. */
  readonly keys: ReadonlySet<string>;
  readonly booked: readonly Booking[];
  /** Milliseconds since the epoch. */
  readonly after: number;
  readonly before: number;
}

/** What is remembered of a booked transaction. */
export interface Booking {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly key: string;
  /** As the bank tells it. */
  readonly side: string | undefined;
}

const operation = 'GET /accounts/{AccountId}/transactions';

/** Lists of transactions by account, single pages and walks through pages, that are in order of booking. */
export function stretches(evidence: Evidence): readonly Stretch[] {
  return evidence.once(findStretches);
}

function findStretches(evidence: Evidence): readonly Stretch[] {
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
  const keys = new Set<string>();
  const booked: Booking[] = [];
  for (const page of pages) {
    for (const found of recordsOf(page, 'Transaction')) {
      const key = bookingKey(found);
      keys.add(key);
      if (isBooked(found)) booked.push({ at: bookedAt(found), key, side: textAt(found.value, 'CreditDebitIndicator') });
    }
  }
  const [first, last] = [booked[0]?.at, booked.at(-1)?.at];
  const inOneOrder = inOrder(booked.map(({ at }) => at));
  if (exchange === undefined || first === undefined || last === undefined || !inOneOrder) return [];
  return [{ exchange, keys, booked, after: Math.min(first, last), before: Math.max(first, last) }];
}

function inOrder(times: readonly number[]): boolean {
  const pairs = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
  return pairs.every((step) => step >= 0) || pairs.every((step) => step <= 0);
}
