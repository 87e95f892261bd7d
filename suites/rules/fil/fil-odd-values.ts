import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf, succeeded } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { lenient, look } from '../../core/look.ts';
import { bookedAt, filtered } from '../../core/page-sketches.ts';
import { keysOf, recordList } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';
import { requestedRange } from '../../core/transaction-range.ts';
import { wallClock, zoneSlackMs } from '../../core/wall-clock.ts';

const from = 'fromBookingDateTime=2026-03-05T10:00:00';
const few = [bookedAt('t08', '2026-03-08T10:00:00+00:00'), bookedAt('t06', '2026-03-06T10:00:00+00:00')];
const early = bookedAt('t02', '2026-03-02T10:00:00+00:00');
const section = clause('Transactions', 'Filtering');
const dates = clause('Read/Write Data API', 'Date Formats');
const needs = 'an account with transactions';

function answers(evidence: Evidence, variant: string): readonly RecordedExchange[] {
  return evidence.select({ probe: 'filter', variant, operation: 'GET /accounts/{AccountId}/transactions' });
}

/** True when all that a list shows was booked between the two ends of its filter, whichever comes first. */
function isBetweenTheEnds(exchange: RecordedExchange): boolean {
  const { from = Number.NaN, to = Number.NaN } = requestedRange(exchange);
  return [...recordsOf(exchange, 'Transaction')].every(({ value }) => {
    const at = wallClock(textAt(value, 'BookingDateTime')) ?? Number.NaN;
    return at >= to - zoneSlackMs && at <= from + zoneSlackMs;
  });
}

export default [
  rule({
    id: 'AISP-FIL-013',
    level: 'MUST',
    title: 'A filter for a time before the bank has records leaves none',
    matters:
      'A TPP asks from a date long ago to get all there is; an error for it hides the history that the bank does have.',
    clause: section,
    scenarios: ['filters'],
    needs: `${needs}, and a filter for a time long ago`,
    *judge(evidence) {
      for (const exchange of answers(evidence, 'nothing-there')) {
        // Another status than that of a success, or no list at all, is for other rules.
        const list = recordList(exchange);
        if (!succeeded(exchange) || list === undefined) continue;
        yield look({ exchange }, list.length === 0, 'Expected an empty list', list.length);
      }
    },
    accept: { none: filtered('nothing-there', 'toBookingDateTime=1970-01-04T00:00:00', []) },
    reject: { 'what there is': filtered('nothing-there', 'toBookingDateTime=1970-01-04T00:00:00', few) },
  }),
  rule({
    id: 'AISP-FIL-015',
    level: 'MAY',
    title: 'A filter that is no date is refused with 400, or ignored',
    matters:
      'A filter that cannot be read and is answered 500 looks like an outage; a developer never learns that the date is malformed.',
    clause: dates,
    releases: { since: '3.1.6' },
    scenarios: ['filters'],
    needs: `${needs}, and a filter that is no date`,
    *judge(evidence) {
      for (const exchange of ['unreadable', 'unreadable-empty'].flatMap((variant) => answers(evidence, variant))) {
        const holds = statusOf(exchange) === 400 || [...recordsOf(exchange, 'Transaction')].length > 0;
        yield look({ exchange }, holds, 'Expected 400, or the list without the filter', statusOf(exchange));
      }
    },
    accept: {
      refused: { ...filtered('unreadable', 'fromBookingDateTime=foo', []), status: 400 },
      ignored: filtered('unreadable', 'fromBookingDateTime=foo', few),
      'the empty text ignored': filtered('unreadable-empty', 'fromBookingDateTime=', few),
    },
    reject: {
      'the server breaks': { ...filtered('unreadable', 'fromBookingDateTime=foo', []), status: 500 },
      'nothing matches': filtered('unreadable', 'fromBookingDateTime=foo', []),
      'nothing matches the empty text': filtered('unreadable-empty', 'fromBookingDateTime=', []),
    },
  }),
  rule({
    id: 'AISP-FIL-016',
    level: 'MUST',
    title: 'A filter whose end lies before its start leaves nothing, or is refused with 400',
    matters:
      'A reversed range that brings records is taken for a good one, and what it holds is stored as that period.',
    clause: section,
    tolerates: ['ends-exchanged'],
    scenarios: ['filters'],
    needs: `${needs}, and a filter whose end lies before its start`,
    *judge(evidence) {
      for (const exchange of answers(evidence, 'reversed')) {
        const holds = statusOf(exchange) === 400 || (succeeded(exchange) && keysOf(exchange).length === 0);
        const tell = succeeded(exchange) && isBetweenTheEnds(exchange) ? lenient('ends-exchanged') : look;
        yield tell({ exchange }, holds, 'Expected an empty list or 400', statusOf(exchange));
      }
    },
    accept: {
      nothing: filtered('reversed', `${from}&toBookingDateTime=2001-01-01T00:00:00`, []),
      refused: { ...filtered('reversed', `${from}&toBookingDateTime=2001-01-01T00:00:00`, []), status: 400 },
    },
    reject: {
      'the server breaks': {
        ...filtered('reversed', `${from}&toBookingDateTime=2001-01-01T00:00:00`, []),
        status: 500,
      },
      'all there is': filtered('reversed', `${from}&toBookingDateTime=2001-01-01T00:00:00`, few),
      'the ends exchanged': filtered('reversed', `${from}&toBookingDateTime=2001-01-01T00:00:00`, [early]),
    },
  }),
  rule({
    id: 'AISP-FIL-025',
    level: 'SHOULD',
    title: 'A plus sign that was not escaped does not break the server',
    matters:
      'Forgetting to escape the plus of an offset is the commonest slip of a client; it must cost a readable answer and not an outage.',
    clause: dates,
    scenarios: ['filters'],
    needs: `${needs}, and a filter with a plus sign that was not escaped`,
    *judge(evidence) {
      for (const exchange of answers(evidence, 'raw-plus')) {
        yield look({ exchange }, statusOf(exchange) < 500, 'Expected an answer or a refusal', statusOf(exchange));
      }
    },
    accept: {
      'read as it was meant': filtered('raw-plus', `${from}+01:00`, few),
      refused: { ...filtered('raw-plus', `${from}+01:00`, []), status: 400 },
    },
    reject: { 'the server breaks': { ...filtered('raw-plus', `${from}+01:00`, []), status: 500 } },
  }),
];
