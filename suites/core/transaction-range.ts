import type { Found, RecordedExchange } from './archive.ts';
import { entryStatus } from './entry-status.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { type JsonObject, textAt } from './json.ts';
import { pageWalk } from './page-walk.ts';
import { linkOf, transactionKey } from './record-list.ts';
import { wallClock, zoneSlackMs } from './wall-clock.ts';

/** A span of wall-clock time in milliseconds, both ends included; an absent end is open. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** The range that the filters of a request ask for, zones left aside. */
export function requestedRange({ request }: RecordedExchange): Range {
  const query = new URL(request.url).searchParams;
  const from = wallClock(query.get('fromBookingDateTime') ?? undefined);
  const to = wallClock(query.get('toBookingDateTime') ?? undefined);
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** How far a moment lies outside a range, in milliseconds; 0 inside. */
export function outside(at: number, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Range): number {
  return Math.max(from - at, at - to, 0);
}

/** When a transaction was booked, by the clock on the wall. */
export const booked = (value: JsonObject) => wallClock(textAt(value, 'BookingDateTime'));
/** Its value date, likewise. */
export const valued = (value: JsonObject) => wallClock(textAt(value, 'ValueDateTime'));

/** True when booking date and value date disagree on whether the transaction is in the range. */
export function straddles(value: JsonObject, range: Range): boolean {
  const [booking, valueDate] = [booked(value), valued(value)];
  if (booking === undefined || valueDate === undefined) return false;
  return outside(booking, range) === 0 ? outside(valueDate, range) > zoneSlackMs : outside(valueDate, range) === 0;
}

/** Which records come on the first of several pages. */
type OrderOfPages = 'newest first' | 'oldest first';

/** The order that the pages of a walk have, however the records of each are sorted; undefined where they show none. */
function orderOfPages(evidence: Evidence): OrderOfPages | undefined {
  const pages = (pageWalk(evidence)?.pages ?? []).map(timesIn).filter((times) => times.length > 0);
  const steps = pages.slice(1).flatMap((times, index): readonly (OrderOfPages | undefined)[] => {
    const before = pages[index] ?? [];
    const [isOlder, isNewer] = [Math.max(...times) <= Math.min(...before), Math.min(...times) >= Math.max(...before)];
    if (isOlder && isNewer) return [];
    return [isOlder ? 'newest first' : isNewer ? 'oldest first' : undefined];
  });
  const [order, ...others] = new Set(steps);
  return others.length === 0 ? order : undefined;
}

function timesIn(exchange: RecordedExchange): readonly number[] {
  return recordsOf(exchange, 'Transaction').flatMap(({ value }) => booked(value) ?? []);
}

/**
 * The span in which an answer shows every record there is: all of it, or up to the last record of a page that begins with the
 * newest. A page that ends with its newest may be the first of many or the last: what lies before or after its own records is
 * sure only where a walk showed in which order the pages come.
 */
export function covered(evidence: Evidence, exchange: RecordedExchange): Range | undefined {
  // Where a bank is seen to leave Next out, a list without it may go on.
  if (linkOf(exchange, 'Next') === undefined && pageWalk(evidence)?.cutShort !== true) return {};
  const times = timesIn(exchange);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const order = exchange.about.accountId === undefined ? undefined : evidence.once(orderOfPages);
  if (order === 'newest first') return { from: Math.min(...times) + 1 };
  if (order === 'oldest first') return { to: Math.max(...times) - 1 };
  if (times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))) return { from: last + 1 };
  if (times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)))
    return { from: first + 1, to: last - 1 };
  return undefined;
}

/**
 * Booked transactions that lists without filters showed under the same consent; of the same account where the call is about one.
 */
export function known(evidence: Evidence, { about }: RecordedExchange): readonly Found[] {
  const found = new Map<string, Found>();
  for (const record of evidence.records('Transaction', {
    probe: ['happy', 'repeat'],
    ...(about.consent && { consent: about.consent }),
  })) {
    const account = textAt(record.value, 'AccountId');
    if (entryStatus(record.value) !== 'Booked') continue;
    if (about.accountId !== undefined && about.accountId !== account) continue;
    found.set(`${account} ${transactionKey(record.value)}`, record);
  }
  return [...found.values()];
}
