import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { objectAt, walk } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rhythmsOfFour } from '../../core/mandates.ts';
import { offersOf } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleMandate, sampleOrderOfFour } from '../../core/sample-four.ts';
import type { Sketch } from '../../core/sketch.ts';

const consent = (StatusUpdateDateTime: string): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  data: { ConsentId: 'aac-1', Status: 'AUTH', StatusUpdateDateTime },
});
const weekly = (PointInTime: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: {
    StandingOrder: [
      sampleOrderOfFour({ MandateRelatedInformation: sampleMandate({ Frequency: { Type: 'WEEK', PointInTime } }) }),
    ],
  },
});
const shared = { level: 'SHOULD', releases: { since: '4.0.1' }, apart: true } as const;
const section = clause('Read/Write Data API', 'Date Formats');

/** What 4.0.1 adds about times and days. That a date-time is one at all is AISP-DTM-001. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-065',
    title: 'A date-time has at most five decimals of a second',
    matters:
      'Many a database keeps milliseconds or microseconds: a time with more is cut, and no longer the one that a filter looks for.',
    clause: section,
    scenarios: ['reads', 'basic-view', 'consents'],
    needs: 'an answer with a date-time',
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        const data = objectAt(json(exchange), 'Data');
        if (data === undefined) continue;
        for (const { name, value, pointer } of walk(data)) {
          if (!name.endsWith('DateTime') || typeof value !== 'string') continue;
          const place = { exchange, pointer: `/Data${pointer}` };
          yield look(place, !/\.\d{6}/.test(value), 'Expected at most five decimals of a second', value);
        }
      }
    },
    accept: { none: consent('2026-03-15T12:00:00+00:00'), five: consent('2026-03-15T12:00:00.12345Z') },
    reject: { six: consent('2026-03-15T12:00:00.123456Z'), nine: consent('2026-03-15T12:00:00.123456789+00:00') },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-066',
    title: 'PointInTime of a weekly Frequency is a day of ISO 8601: 01 is Monday, and 07 Sunday',
    matters: 'A bank that counts from Sunday, or from nought, has every weekly payment a day early in the forecast.',
    clause: section,
    optional: true,
    applies: offersOf((id) => id.endsWith('/standing-orders') || id.endsWith('/direct-debits')),
    scenarios: ['reads', 'basic-view'],
    needs: 'a direct debit or a standing order that is paid on a day of the week',
    *judge(evidence) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { Type, PointInTime: point } = value;
        // Another form than two digits is AISP-V4-108; a day from the end has a minus sign.
        if (Type !== 'WEEK' || typeof point !== 'string' || !/^\d\d$/.test(point)) continue;
        const holds = /^0[1-7]$/.test(point);
        yield look(below(place, 'PointInTime'), holds, 'Expected a day of the week from 01 to 07', point);
      }
    },
    accept: { Monday: weekly('01'), Sunday: weekly('07') },
    reject: { 'counted from nought': weekly('00'), 'an eighth day': weekly('08') },
  }),
];
