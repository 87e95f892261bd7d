import type { Found, RecordedExchange } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { textAt } from './json.ts';
import { pageWalk } from './page-walk.ts';
import { isWhole } from './record-list.ts';

/**
 * Transactions of one account that a bank listed in the order of their booking, or in any order on the only page, with nothing left
 * out between the first and the last: whatever was booked between `after` and `before`, both excluded, stands in it.
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
  /** Milliseconds since the epoch, and as the bank tells it. */
  readonly at: number;
  readonly moment: string | undefined;
  readonly key: string;
  /** As the bank tells it. */
  readonly side: string | undefined;
}

const operation = 'GET /accounts/{AccountId}/transactions';

/** Lists of transactions by account, single pages and walks through pages, that show all there is between two of their dates. */
export function stretches(evidence: Evidence): readonly Stretch[] {
  return evidence.once(findStretches);
}

/**
 * Why rules about stretches found none, as a sentence: lists of an account came under a consent that `concerns` them, but none of these
 * is a stretch. Undefined where there is a stretch among them, or no such list at all.
 */
export function whyNoStretch(
  evidence: Evidence,
  concerns: (exchange: RecordedExchange) => boolean,
): string | undefined {
  if (stretches(evidence).some(({ exchange }) => concerns(exchange))) return undefined;
  const lists = walks(evidence).filter(([first]) => first !== undefined && concerns(first));
  const inDisorder = lists.some((pages) => {
    const times = pages.flatMap((page) => recordsOf(page, 'Transaction').filter(isBooked).map(bookedAt));
    return times.length > 1 && !inOrder(times);
  });
  return inDisorder
    ? 'The bank lists the transactions of an account on several pages and in no order of their booking: no list is known to show all of a period.'
    : undefined;
}

function findStretches(evidence: Evidence): readonly Stretch[] {
  return walks(evidence).flatMap((pages) => toStretch(pages, evidence));
}

/** The pages of each list, as far as a run went through them. */
function walks(evidence: Evidence): readonly (readonly RecordedExchange[])[] {
  const drawn = evidence.successes({ operation, probe: 'filter', variant: 'drawn' });
  const single = [...evidence.successes({ operation, probe: 'happy' }), ...drawn].map((exchange) => [exchange]);
  const walked = evidence.successes({ operation, probe: 'page', variant: 'start' }).map((start) => {
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
  return [...single, ...walked];
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

function toStretch(pages: readonly RecordedExchange[], evidence: Evidence): readonly Stretch[] {
  const [exchange] = pages;
  const keys = new Set<string>();
  const booked: Booking[] = [];
  for (const page of pages) {
    for (const found of recordsOf(page, 'Transaction')) {
      const key = bookingKey(found);
      keys.add(key);
      if (!isBooked(found)) continue;
      const [moment, side] = ['BookingDateTime', 'CreditDebitIndicator'].map((name) => textAt(found.value, name));
      booked.push({ at: bookedAt(found), moment, key, side });
    }
  }
  const times = booked.map(({ at }) => at);
  if (exchange === undefined || times.length === 0 || times.some(Number.isNaN)) return [];
  // What came on the only page is all there is, unless the bank is seen to leave links out.
  const isAll = pages.length === 1 && isWhole(exchange) && pageWalk(evidence)?.cutShort !== true;
  if (!isAll && !inOrder(times)) return [];
  const [after, before] = times.reduce(
    ([least, most], at) => [Math.min(least, at), Math.max(most, at)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return [{ exchange, keys, booked, after, before }];
}

function inOrder(times: readonly number[]): boolean {
  const pairs = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
  return pairs.every((step) => step >= 0) || pairs.every((step) => step <= 0);
}
