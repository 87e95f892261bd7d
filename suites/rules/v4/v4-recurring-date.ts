import { clause } from '../../core/clause.ts';
import { sameInstant } from '../../core/consent-history.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { mandatesOfFour } from '../../core/mandates.ts';
import { offersOf } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleMandate, sampleOrderOfFour } from '../../core/sample-four.ts';
import type { Sketch } from '../../core/sketch.ts';

const days = (First: string, Recurring: string, Final?: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: {
    StandingOrder: [
      sampleOrderOfFour({
        MandateRelatedInformation: sampleMandate({
          FirstPaymentDateTime: `${First}T00:00:00+00:00`,
          RecurringPaymentDateTime: `${Recurring}T00:00:00+00:00`,
          ...(Final === undefined ? {} : { FinalPaymentDateTime: `${Final}T00:00:00+00:00` }),
        }),
      }),
    ],
  },
});
const names = ['FirstPaymentDateTime', 'RecurringPaymentDateTime', 'FinalPaymentDateTime'] as const;
const shared = {
  optional: true,
  clause: clause('Account and Transaction API', 'OBMandateRelatedInformation1'),
  releases: { since: '4.0.0' },
  applies: offersOf((id) => id.endsWith('/standing-orders') || id.endsWith('/direct-debits')),
  scenarios: ['reads', 'basic-view'],
  apart: true,
} as const;

/** The days of a mandate. That each is a date-time is for the rules about those. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-110',
    level: 'MUST',
    title: 'RecurringPaymentDateTime is given only where it differs from FirstPaymentDateTime',
    matters:
      'A second date says that the first payment falls out of the rhythm; where both are one, a forecast pays twice.',
    needs: 'a mandate with RecurringPaymentDateTime and FirstPaymentDateTime',
    *judge(evidence) {
      for (const { value, place } of mandatesOfFour(evidence)) {
        const [first, recurring] = [value.FirstPaymentDateTime, value.RecurringPaymentDateTime];
        const same = sameInstant(first, recurring);
        if (same === undefined) continue;
        yield look(below(place, names[1]), !same, 'Expected another date than that of the first payment', recurring);
      }
    },
    accept: { 'a month later': days('2026-01-15', '2026-02-01') },
    reject: { 'the same day': days('2026-01-15', '2026-01-15') },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-111',
    level: 'SHOULD',
    title: 'The payments of a mandate recur after the first and no later than the final one',
    matters: 'An order whose rhythm begins after its end is paid for ever by one app, and never by another.',
    needs: 'a mandate with RecurringPaymentDateTime and another date',
    *judge(evidence) {
      for (const { value, place } of mandatesOfFour(evidence)) {
        const [first, recurring, final] = names.map((name) => Date.parse(textAt(value, name) ?? ''));
        // An order that ends before it begins, or before it goes on, is the matter of AISP-STO-008.
        const next = Date.parse(textAt(value, 'NextPaymentDateTime') ?? '');
        const isBackwards = final !== undefined && (final < (first ?? Number.NaN) || final < next);
        if (recurring === undefined || Number.isNaN(recurring)) continue;
        if (Number.isNaN(first ?? Number.NaN) && Number.isNaN(final ?? Number.NaN)) continue;
        const holds = !((first ?? Number.NaN) > recurring) && (isBackwards || !(recurring > (final ?? Number.NaN)));
        const expected = 'Expected it between the first and the final payment';
        yield look(below(place, names[1]), holds, expected, value.RecurringPaymentDateTime);
      }
    },
    accept: {
      between: days('2026-01-15', '2026-02-01', '2026-12-01'),
      'without an end': days('2026-01-15', '2026-02-01'),
      'an end before the beginning, which another rule tells': days('2026-01-15', '2026-02-01', '2026-01-01'),
    },
    reject: {
      'before the first': days('2026-01-15', '2026-01-01'),
      'after the last': days('2026-01-15', '2027-01-01', '2026-12-01'),
    },
  }),
];
