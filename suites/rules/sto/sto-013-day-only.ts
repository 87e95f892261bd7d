import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { paymentDates } from '../../core/mandates.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [sampleOrder(changes)] },
});
const members: readonly string[] = (['First', 'Recurring', 'Next', 'Last', 'Final'] as const).map(
  (which) => `${which}PaymentDateTime`,
);
const spelled = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const midnight = /T00:00:00(?:\.0+)?(?:Z|[+-]00:00)$/i;

export default rule({
  id: 'AISP-STO-013',
  optional: true,
  level: 'MUST',
  title: 'A standing order whose bank keeps the day only has midnight UTC for the time of each date',
  matters:
    'A standing order is due on a day: an hour beside midnight UTC can make it due on the day before for every TPP in another zone.',
  clause: clause('Standing Orders', 'Notes'),
  applies: ({ standingOrdersDayOnly, operations }) => {
    if (!operations.some((id) => id.endsWith('/standing-orders'))) return 'The bank does not offer standing orders.';
    return standingOrdersDayOnly || 'The bank keeps the time of its standing orders.';
  },
  scenarios: ['reads', 'basic-view'],
  needs: 'a standing order with dates',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('StandingOrder')) {
      for (const { name, text, place } of paymentDates(found)) {
        // What is no date-time at all is for the rules on date-times.
        if (!members.includes(name) || !spelled.test(text)) continue;
        yield look(place, midnight.test(text), 'Expected the time 00:00:00+00:00', text);
      }
    }
  },
  accept: {
    'midnight of UTC': record({}),
    'with Z for the offset': record({ NextPaymentDateTime: '2026-03-31T00:00:00Z' }),
    'with fractions': record({ NextPaymentDateTime: '2026-03-31T00:00:00.000+00:00' }),
  },
  reject: {
    'a time of day': record({ NextPaymentDateTime: '2026-03-31T06:30:00+00:00' }),
    'midnight of British summer time': record({ FirstPaymentDateTime: '2024-06-30T00:00:00+01:00' }),
    'the evening before': record({ FirstPaymentDateTime: '2024-06-29T23:00:00Z' }),
  },
});
