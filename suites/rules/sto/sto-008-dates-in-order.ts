import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { paymentDates } from '../../core/mandates.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [sampleOrder(changes)] },
});
/** A day is let pass: these are days, and the bank's day may not be that of UTC. */
const slackMs = 86_400_000;
const pairs = [
  ['FirstPaymentDateTime', 'NextPaymentDateTime'],
  ['NextPaymentDateTime', 'FinalPaymentDateTime'],
  ['FirstPaymentDateTime', 'FinalPaymentDateTime'],
] as const;

export default rule({
  id: 'AISP-STO-008',
  optional: true,
  level: 'SHOULD',
  title:
    'First, next and final payment of a standing order follow each other, and the last one made is not in the future',
  matters: 'An order that ends before it begins, or was last paid tomorrow, is forecast for ever or not at all.',
  clause: clause('Standing Orders', 'Data Dictionary'),
  applies: offersGroup('standing-orders'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a standing order with dates',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('StandingOrder')) {
      const dates = new Map([...paymentDates(found)].map((date) => [date.name, date]));
      const instant = (name: string) => instantOf(dates.get(name)?.text);
      for (const [earlier, later] of pairs) {
        const before = instant(earlier);
        const after = instant(later);
        if (before === undefined || after === undefined) continue;
        const place = dates.get(later)?.place ?? found;
        const got = [dates.get(later)?.text, dates.get(earlier)?.text];
        yield look(place, before - after < slackMs, `Expected ${later} not before ${earlier}`, ...got);
      }
      const last = instant('LastPaymentDateTime');
      if (last === undefined) continue;
      const made = last - Date.parse(found.exchange.startedAt) < slackMs;
      yield look(
        below(found, 'LastPaymentDateTime'),
        made,
        'Expected the last payment in the past',
        found.value.LastPaymentDateTime,
      );
    }
  },
  accept: {
    'in order': record({ FinalPaymentDateTime: '2027-01-31T00:00:00+00:00' }),
    'the next payment is the first and the final one': record({
      FirstPaymentDateTime: '2026-04-01T00:00:00Z',
      NextPaymentDateTime: '2026-04-01T00:00:00Z',
      FinalPaymentDateTime: '2026-04-01T00:00:00Z',
      LastPaymentDateTime: undefined,
    }),
    'the last payment today': record({ LastPaymentDateTime: '2026-03-15T00:00:00+00:00' }),
  },
  reject: {
    'final before next': record({ FinalPaymentDateTime: '2025-01-31T00:00:00+00:00' }),
    'next before first': record({ NextPaymentDateTime: '2023-12-31T00:00:00+00:00' }),
    'last in the future': record({ LastPaymentDateTime: '2026-03-31T00:00:00+00:00' }),
  },
});
