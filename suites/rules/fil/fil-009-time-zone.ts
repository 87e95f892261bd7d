import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { keysIn, leftOutAtBounds } from '../../core/filter-bounds.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { bookedAt, filtered } from '../../core/page-sketches.ts';
import { keysOf, transactionKey } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { wallClockIn } from '../../core/time-zone.ts';
import { covered, known, outside, type Range, requestedRange, straddles } from '../../core/transaction-range.ts';
import { wallClock, zoneSlackMs } from '../../core/wall-clock.ts';

const variants = ['from', 'to', 'both'];
const operation = 'GET /accounts/{AccountId}/transactions';
const winter = bookedAt('t1', '2026-03-05T10:00:00+00:00');
const later = bookedAt('t2', '2026-03-05T10:40:00+00:00');
const latest = bookedAt('t3', '2026-03-05T11:30:00+00:00');
const all = { operation, data: { Transaction: [later, winter] } } as const;
const from = (at: string, ...records: readonly JsonObject[]) => filtered('from', `fromBookingDateTime=${at}`, records);

/** At an end itself a bank may be more exact in what it shows than in what it compares: no two zones are so close. */
const atEndMs = 1000;

/** True for what another zone could move over an end of the range; of all else the rules on the range judge. */
function isNear(at: number, { from: start, to }: Range): boolean {
  const distances = [start, to].flatMap((end) => (end === undefined ? [] : Math.abs(at - end)));
  return distances.some((far) => far <= zoneSlackMs) && distances.every((far) => far === 0 || far >= atEndMs);
}

export default rule({
  id: 'AISP-FIL-009',
  optional: true,
  level: 'MUST',
  title: 'A filter is read in the time zone that the bank keeps its transactions in',
  matters:
    'If filter and records are in two time zones, each night an hour of payments is missed in summer that nobody misses in winter.',
  clause: clause('Read/Write Data API', 'Filtering'),
  applies: ({ timeZone }) =>
    timeZone !== undefined || 'The profile does not say in which time zone the bank keeps its transactions.',
  scenarios: ['filters'],
  needs: 'an account with transactions',
  *judge(evidence, { profile: { timeZone = 'UTC' } }) {
    for (const exchange of evidence.successes({ probe: 'filter', operation })) {
      if (!variants.includes(exchange.about.variant ?? '')) continue;
      const [range, span] = [requestedRange(exchange), covered(evidence, exchange)];
      const time = ({ value }: { readonly value: JsonObject }) => textAt(value, 'BookingDateTime');
      const shown = new Set(keysOf(exchange));
      // What is left out at a bound that is not inclusive is for the rules on the bounds.
      const told = keysIn(leftOutAtBounds(evidence, exchange));
      for (const found of recordsOf(exchange, 'Transaction')) {
        const at = wallClockIn(timeZone, time(found));
        if (at === undefined || !isNear(at, range) || straddles(found.value, range)) continue;
        yield look(found, outside(at, range) === 0, `Expected only what is in the range in ${timeZone}`, time(found));
      }
      for (const found of known(evidence, exchange)) {
        const [at, written] = [wallClockIn(timeZone, time(found)), wallClock(time(found))];
        if (at === undefined || written === undefined || !isNear(at, range) || outside(at, range) > 0) continue;
        if (straddles(found.value, range) || told.has(transactionKey(found.value))) continue;
        if (span === undefined || outside(written, span) > 0) continue;
        const holds = shown.has(transactionKey(found.value));
        yield look({ exchange }, holds, `Expected everything that is in the range in ${timeZone}`, time(found));
      }
    }
  },
  accept: {
    'from the very minute': [all, from('2026-03-05T10:00:00', later, winter)],
    'from a minute between the two': [all, from('2026-03-05T10:10:00', later)],
  },
  reject: {
    'read an hour to the east': [all, from('2026-03-05T10:10:00', later, winter)],
    'read an hour to the west': [
      { ...all, data: { Transaction: [latest, later, winter] } },
      from('2026-03-05T10:00:00', latest),
    ],
  },
});
