import type { RecordedExchange } from './archive.ts';
import { type Evidence, recordsOf } from './evidence.ts';
import { keysIn, leftOutAtBounds, whyNoBound } from './filter-bounds.ts';
import { type JsonObject, textAt } from './json.ts';
import { type Look, lenient, look } from './look.ts';
import { keysOf, transactionKey } from './record-list.ts';
import { booked, covered, known, outside, type Range, requestedRange, straddles } from './transaction-range.ts';
import { zoneSlackMs } from './wall-clock.ts';

/** How deep a moment lies inside a range, counted from the nearest end. */
function depth(at: number, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Range): number {
  return Math.min(at - from, to - at);
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
  const atBounds = leftOutAtBounds(evidence, exchange);
  for (const { value } of about === 'booking' ? atBounds : []) {
    const at = textAt(value, 'BookingDateTime');
    yield look({ exchange }, false, 'Expected what is booked at the very bound of a filter: bounds are inclusive', at);
  }
  const span = covered(evidence, exchange);
  if (span === undefined) return;
  const [shown, told] = [new Set(keysOf(exchange)), keysIn(atBounds)];
  for (const { value } of known(evidence, exchange)) {
    const at = booked(value);
    if (at === undefined || told.has(transactionKey(value))) continue;
    if (outside(at, range) > 0 || outside(at, span) > 0 || !wanted(value)) continue;
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

/**
 * Looks at the answers to a filter by its bounds, with what was looked at `beside` them. What is wrong is told wherever it is seen; that
 * all is well only where an answer could have shown otherwise.
 */
export function lookAtBounds(
  evidence: Evidence,
  answers: readonly RecordedExchange[],
  beside: readonly Look[] = [],
): readonly Look[] {
  const looks = [...beside, ...answers.flatMap((answer) => [...lookAtRange(evidence, answer, 'booking')])];
  const isWrong = looks.some(({ problem }) => problem !== undefined);
  return isWrong || answers.some((answer) => whyNoBound(evidence, answer) === undefined) ? looks : [];
}

/** Why the answers to a filter show nothing of its bounds, as a sentence; undefined where there are none or one shows them. */
export function whyNoBounds(evidence: Evidence, answers: readonly RecordedExchange[]): string | undefined {
  const reasons = answers.map((answer) => whyNoBound(evidence, answer));
  return reasons.includes(undefined) ? undefined : reasons[0];
}
