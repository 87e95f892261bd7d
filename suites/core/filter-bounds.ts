import type { Found, RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { keysOf, transactionKey } from './record-list.ts';
import { booked, covered, known, outside, type Range, requestedRange, straddles, valued } from './transaction-range.ts';
import { zoneSlackMs } from './wall-clock.ts';

const variants: readonly string[] = ['from', 'to', 'both'];

/**
 * Transactions booked at the very bound of a filter that an answer leaves out, where nothing but an exclusive bound explains
 * it. Another zone would have moved the ends of all answers one way, and other records show that they did not move; other
 * records also show that it is not the value date that is compared.
 */
export function leftOutAtBounds(evidence: Evidence, exchange: RecordedExchange): readonly Found[] {
  const range = requestedRange(exchange);
  const shown = new Set(keysOf(exchange));
  const missing = shouldShow(evidence, exchange, range).filter(({ value }) => {
    const at = booked(value);
    return (at === range.from || at === range.to) && !shown.has(transactionKey(value));
  });
  if (missing.length === 0) return [];
  const { operation, accountId } = exchange.about;
  const answers = evidence
    .successes({ probe: 'filter', ...(operation && { operation }), ...(accountId && { accountId }) })
    .filter(({ about }) => variants.includes(about.variant ?? ''));
  if ([zoneSlackMs, -zoneSlackMs].some((shift) => answers.every((each) => fitsShifted(evidence, each, shift))))
    return [];
  const ofBooking = showsOfOtherValueDate(exchange);
  return missing.filter(({ value }) => ofBooking || outside(valued(value) ?? booked(value) ?? 0, range) === 0);
}

/** What lists without filters show to be booked in a range, as far as an answer shows every record there is. */
function shouldShow(evidence: Evidence, exchange: RecordedExchange, range: Range): readonly Found[] {
  const span = covered(evidence, exchange);
  if (span === undefined) return [];
  return known(evidence, exchange).filter(({ value }) => {
    const at = booked(value);
    return at !== undefined && outside(at, range) === 0 && outside(at, span) === 0;
  });
}

/** True when an answer is right for its range with one end or both moved: between winter and summer time only one of them is. */
function fitsShifted(evidence: Evidence, exchange: RecordedExchange, shift: number): boolean {
  const { from, to } = requestedRange(exchange);
  const shown = new Set(keysOf(exchange));
  const shifts = [0, shift];
  return shifts.some((start) =>
    shifts.some((end) => {
      const range: Range = {
        ...(from === undefined ? {} : { from: from + start }),
        ...(to === undefined ? {} : { to: to + end }),
      };
      const records = [...recordsOf(exchange, 'Transaction')];
      const inside = records.every(({ value }) => outside(booked(value) ?? range.from ?? range.to ?? 0, range) === 0);
      return inside && shouldShow(evidence, exchange, range).every(({ value }) => shown.has(transactionKey(value)));
    }),
  );
}

/** True for an answer with a transaction that is in the range by its booking date alone. */
function showsOfOtherValueDate(exchange: RecordedExchange): boolean {
  const range = requestedRange(exchange);
  return [...recordsOf(exchange, 'Transaction')].some(({ value }) => {
    const [booking, valueDate] = [booked(value), valued(value)];
    if (booking === undefined || valueDate === undefined) return false;
    return outside(booking, range) === 0 && outside(valueDate, range) > zoneSlackMs;
  });
}

/** The keys of some transactions. */
export function keysIn(list: readonly Found[]): ReadonlySet<string> {
  return new Set(list.map(({ value }) => transactionKey(value)));
}

/** The two ends of a filter, with what lies beyond each. */
const bounds = [
  { bound: 'from', name: 'fromBookingDateTime', isBeyond: (at: number, end: number) => at < end },
  { bound: 'to', name: 'toBookingDateTime', isBeyond: (at: number, end: number) => at > end },
] as const;

/**
 * What keeps an answer from showing that a bank keeps to the bounds of its filter, as a sentence; undefined where nothing does. A bound
 * shows where lists without filters have something beyond it, which it leaves out, and something at it, which it leaves; where the
 * answer shows all there is at that end; and where no value date can be what is compared.
 */
export function whyNoBound(evidence: Evidence, exchange: RecordedExchange): string | undefined {
  const [range, span] = [requestedRange(exchange), covered(evidence, exchange)];
  const records = known(evidence, exchange).map(({ value }) => value);
  const ofBooking = showsOfOtherValueDate(exchange);
  for (const { bound, name, isBeyond } of bounds) {
    const end = range[bound];
    if (end === undefined) continue;
    const asked = `the ${name} that was asked for`;
    if (!records.some((value) => isBeyond(booked(value) ?? end, end)))
      return `No booked transaction that was seen without filters lies beyond ${asked}.`;
    const there = records.filter((value) => booked(value) === end);
    if (there.length === 0)
      return `No transaction that was seen without filters is booked at the very moment of ${asked}.`;
    if (!ofBooking && there.every((value) => straddles(value, range)))
      return `What is booked at the very moment of ${asked} has a value date on the other side of it.`;
    if (span === undefined || outside(end, span) > 0) return `The page that answered does not reach to ${asked}.`;
  }
  return undefined;
}
