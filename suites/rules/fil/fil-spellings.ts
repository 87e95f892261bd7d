import type { RecordedExchange } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { type Evidence, succeeded } from '../../core/evidence.ts';
import { type Look, look } from '../../core/look.ts';
import { lookAtRange } from '../../core/look-at-range.ts';
import { bookedAt, filtered } from '../../core/page-sketches.ts';
import { keysOf, sameKeys } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';
import { requestedRange } from '../../core/transaction-range.ts';

const id = 'GET /accounts/{AccountId}/transactions';
const [from, to] = ['fromBookingDateTime=2026-03-05T10:00:00', 'toBookingDateTime=2026-03-09T10:00:00'];
const on = (day: string) => bookedAt(`t${day}`, `2026-03-${day}T10:00:00+00:00`);
const pending = (Amount: object) => bookedAt('t1', '2026-03-08T10:00:00+00:00', { Status: 'Pending', Amount });
const few = [on('08'), on('06')];
const section = clause('Transactions', 'Filtering');
const dates = clause('Read/Write Data API', 'Date Formats');
const needs = 'an account with transactions';

function answers(evidence: Evidence, variants: readonly string[]): readonly RecordedExchange[] {
  return variants.flatMap((variant) => evidence.select({ probe: 'filter', variant, operation: id }));
}

/** True for filters of one account and the same times, zones left aside. */
function asksAlike(one: RecordedExchange, other: RecordedExchange): boolean {
  const [a, b] = [requestedRange(one), requestedRange(other)];
  return one.about.accountId === other.about.accountId && a.from === b.from && a.to === b.to;
}

/** Looks whether each of these spellings brings what the plain one brings. */
function* lookAtSameSet(evidence: Evidence, variants: readonly string[], plain: string): Generator<Look> {
  const others = answers(evidence, [plain]).filter(succeeded);
  for (const exchange of answers(evidence, variants)) {
    const wanted = others.find((other) => asksAlike(other, exchange));
    yield lookAtStatus(exchange, { expected: [200] }, 'Expected the spelling to be accepted');
    if (wanted === undefined || !succeeded(exchange)) continue;
    const [shown, plainly] = [keysOf(exchange), keysOf(wanted)];
    const same = sameKeys(shown, plainly);
    yield look({ exchange }, same, 'Expected the transactions that come without it', beside(shown, plainly));
  }
}

export default [
  rule({
    id: 'AISP-FIL-007',
    level: 'MUST',
    title: 'A time zone in a filter is ignored',
    matters:
      'Filters are read as local time everywhere; a bank that converts the zone moves the edge of a day, and payments around midnight are lost.',
    clause: section,
    scenarios: ['filters'],
    needs: `${needs}, and a filter with a time zone`,
    judge: (evidence) => lookAtSameSet(evidence, ['zone'], 'both'),
    accept: {
      'the same transactions': [
        filtered('both', `${from}&${to}`, few),
        filtered('zone', `${from}Z&${to}%2B05:00`, few),
      ],
    },
    reject: {
      'a time zone that is applied': [
        filtered('both', `${from}&${to}`, few),
        filtered('zone', `${from}Z&${to}%2B05:00`, few.slice(1)),
      ],
      'a time zone that is refused': { ...filtered('zone', `${from}Z&${to}%2B05:00`, []), status: 400 },
    },
  }),
  rule({
    id: 'AISP-FIL-010',
    level: 'MUST',
    title: 'Filters may have a fraction, no seconds, an offset in hours, or the basic format',
    matters:
      'Date libraries write the same moment in many lawful ways; a bank that takes one only fails some TPPs and not others.',
    clause: dates,
    releases: { since: '3.1.5' },
    scenarios: ['filters'],
    needs: `${needs}, and a filter in an unusual spelling`,
    *judge(evidence) {
      for (const exchange of answers(evidence, ['fraction', 'odd-spelling'])) {
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected the spelling to be accepted');
      }
    },
    accept: {
      'the basic format': filtered('odd-spelling', 'fromBookingDateTime=20160101T104012.345', few),
      'the fraction that its own records have': filtered('fraction', `${from}.25`, few),
    },
    reject: {
      'an offset without a colon refused': {
        ...filtered('odd-spelling', `${from}%2B0000`, []),
        status: 400,
      },
      'the basic format refused': {
        ...filtered('odd-spelling', 'fromBookingDateTime=20160101T104012', []),
        status: 400,
      },
      'the fraction that its own records have refused': { ...filtered('fraction', `${from}.25`, []), status: 400 },
      'a fraction breaks the server': { ...filtered('odd-spelling', `${from}.000&${to}.000`, []), status: 500 },
    },
  }),
  rule({
    id: 'AISP-FIL-011',
    level: 'MUST',
    title: 'A filter with a date alone means the midnight at its start',
    matters:
      'A date alone is what people think of; if it means noon or the end of the day, the first half of the day is lost.',
    clause: dates,
    scenarios: ['filters'],
    needs: `${needs}, and a filter with a date alone`,
    judge: (evidence) => lookAtSameSet(evidence, ['date-only'], 'midnight'),
    accept: {
      'the same as midnight': [
        filtered('midnight', 'fromBookingDateTime=2026-03-05T00:00:00', few),
        filtered('date-only', 'fromBookingDateTime=2026-03-05', few),
      ],
      'a pending one whose amount has its members in another order': [
        filtered('midnight', 'fromBookingDateTime=2026-03-05T00:00:00', [pending({ Amount: '1.00', Currency: 'GBP' })]),
        filtered('date-only', 'fromBookingDateTime=2026-03-05', [pending({ Currency: 'GBP', Amount: '1.00' })]),
      ],
    },
    reject: {
      'the end of the day': [
        filtered('midnight', 'fromBookingDateTime=2026-03-06T00:00:00', few),
        filtered('date-only', 'fromBookingDateTime=2026-03-06', few.slice(0, 1)),
      ],
      refused: { ...filtered('date-only', 'fromBookingDateTime=2026-03-05', []), status: 400 },
    },
  }),
  rule({
    id: 'AISP-FIL-012',
    level: 'MUST',
    tolerates: ['zone-of-the-bank'],
    title: 'Days on which banks do not work are fit for a filter',
    matters: 'TPPs run at weekends, too: a filter that falls on a Sunday must not be moved or refused.',
    clause: section,
    scenarios: ['filters'],
    needs: `${needs}, and a filter that begins on a Sunday`,
    *judge(evidence) {
      for (const exchange of answers(evidence, ['sunday'])) {
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected 200 for a filter on a Sunday');
        if (succeeded(exchange)) yield* lookAtRange(evidence, exchange, 'booking');
      }
    },
    accept: { 'an empty Sunday': filtered('sunday', 'fromBookingDateTime=2026-03-08T00:00:00', []) },
    reject: { refused: { ...filtered('sunday', 'fromBookingDateTime=2026-03-08T00:00:00', []), status: 400 } },
  }),
];
