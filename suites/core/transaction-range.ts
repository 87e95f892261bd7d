import { type Evidence, type Found, type RecordedExchange, recordsOf } from './evidence.ts';
import { type JsonObject, textAt } from './json.ts';
import { type Look, lenient, look } from './look.ts';
import { keysOf, linkOf, transactionKey } from './record-list.ts';
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

/** How deep a moment lies inside a range, counted from the nearest end. */
function depth(at: number, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Range): number {
  return Math.min(at - from, to - at);
}

const booked = (value: JsonObject) => wallClock(textAt(value, 'BookingDateTime'));
const valued = (value: JsonObject) => wallClock(textAt(value, 'ValueDateTime'));

/** True when the value date tells otherwise than the booking date whether the transaction is in the range. */
export function straddles(value: JsonObject, range: Range): boolean {
  const [booking, valueDate] = [booked(value), valued(value)];
  if (booking === undefined || valueDate === undefined) return false;
  return outside(booking, range) === 0 ? outside(valueDate, range) > zoneSlackMs : outside(valueDate, range) === 0;
}

/**
 * The span in which an answer shows every record there is: all of it, or up to the last record of a page that begins with the
 * newest. A page that ends with its newest may be the first of many or the last: only what lies between its own is sure.
 */
export function covered(exchange: RecordedExchange): Range | undefined {
  if (linkOf(exchange, 'Next') === undefined) return {};
  const times = [...recordsOf(exchange, 'Transaction')].flatMap(({ value }) => booked(value) ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))) return { from: last + 1 };
  if (times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)))
    return { from: first + 1, to: last - 1 };
  return undefined;
}

/** Booked transactions with an id that lists without filters showed under the same consent, of the same account if it is about one. */
export function known(evidence: Evidence, { about }: RecordedExchange): readonly Found[] {
  const found = new Map<string, Found>();
  for (const record of evidence.records('Transaction', {
    probe: ['happy', 'repeat'],
    ...(about.consent && { consent: about.consent }),
  })) {
    const id = textAt(record.value, 'TransactionId');
    const account = textAt(record.value, 'AccountId');
    if (id === undefined || textAt(record.value, 'Status') !== 'Booked') continue;
    if (about.accountId === undefined || about.accountId === account) found.set(`${account} ${id}`, record);
  }
  return [...found.values()];
}

/**
 * Looks at a filtered answer: nothing outside the range, and nothing missing that lists without filters show to exist inside it.
 * `about` says which records count: `booking` those whose value date agrees with the booking date, `value` the others.
 */
export function* lookAtRange(
  evidence: Evidence,
  exchange: RecordedExchange,
  about: 'booking' | 'value',
): Generator<Look> {
  const range = requestedRange(exchange);
  const wanted = (value: JsonObject) => straddles(value, range) === (about === 'value');
  for (const found of recordsOf(exchange, 'Transaction')) {
    const at = booked(found.value);
    if (at === undefined || !wanted(found.value)) continue;
    const off = outside(at, range);
    const judge = off > zoneSlackMs ? look : lenient('zone-of-the-bank');
    yield judge(
      found,
      off === 0,
      'Expected only transactions booked in the range',
      textAt(found.value, 'BookingDateTime'),
    );
  }
  const span = covered(exchange);
  if (span === undefined) return;
  const shown = new Set(keysOf(exchange));
  for (const { value } of known(evidence, exchange)) {
    const at = booked(value);
    if (at === undefined || outside(at, range) > 0 || outside(at, span) > 0 || !wanted(value)) continue;
    const judge = depth(at, range) > zoneSlackMs ? look : lenient('zone-of-the-bank');
    const holds = shown.has(transactionKey(value));
    yield judge(
      { exchange },
      holds,
      'Expected every transaction booked in the range',
      textAt(value, 'BookingDateTime'),
    );
  }
}
