import { serviceClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { paymentDates } from '../../core/mandates.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const order = (NextPaymentDateTime: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [{ AccountId: 'acc-1', Frequency: 'EvryDay', NextPaymentDateTime }] },
});

export default rule({
  id: 'AISP-SEED-008',
  optional: true,
  level: 'MUST',
  title: 'The time part of every date-time of a standing order is 00:00:00+00:00',
  matters:
    'This bank keeps the day of a standing order only; any other time is made up, and in another zone moves the payment to another day.',
  clause: serviceClause('rule-5-time'),
  applies: ({ standingOrdersDayOnly }) =>
    standingOrdersDayOnly || 'The profile does not say that standing orders keep the day only.',
  scenarios: ['reads', 'basic-view'],
  needs: 'a standing order with a date-time',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('StandingOrder', { probe: 'happy' })) {
      for (const { text, place } of paymentDates(found)) {
        if (!text.includes('T')) continue;
        const midnight = /T00:00:00(?:\.0+)?(?:Z|[+-]00:00)$/i.test(text);
        yield look(place, midnight, 'Expected the time part 00:00:00+00:00', text);
      }
    }
  },
  accept: {
    midnight: order('2026-03-28T00:00:00+00:00'),
    'the same with Z': order('2026-03-28T00:00:00Z'),
    'with a fraction of nothing': order('2026-03-28T00:00:00.000+00:00'),
  },
  reject: {
    'a time of day': order('2026-03-28T09:30:00+00:00'),
    'midnight of another zone': order('2026-03-28T00:00:00+01:00'),
    'midnight of another zone, told in UTC': order('2026-03-27T23:00:00+00:00'),
  },
});
