import { clause } from '../../core/clause.ts';
import { dateTimesIn } from '../../core/date-times.ts';
import { lookAtDay } from '../../core/days.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

/** Members that have a rule of their own. */
const elsewhere = /\/(?:Balance\/\d+\/DateTime|ScheduledPaymentDateTime|(?:First|Next|Last|Final)PaymentDateTime)$/;

const valued = (ValueDateTime: string) => ({
  operation: 'GET /transactions' as const,
  data: { Transaction: [sampleTransaction({ ValueDateTime })] },
});

export default rule({
  id: 'AISP-DTM-003',
  level: 'MUST',
  tolerates: ['midnight-elsewhere'],
  title: 'Where a bank knows the day only, the time is 00:00:00+00:00',
  matters:
    'A made-up hour on a day without one has payments sorted in an order that never was, and zones move them to the day before.',
  clause: clause('Account and Transaction API', 'Mapping to Schemes & Standards'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a successful answer with a date-time',
  apart: true,
  *judge(evidence) {
    for (const found of dateTimesIn(evidence)) {
      // What a TPP wrote in its request comes back as it was.
      if (elsewhere.test(found.pointer ?? '') || found.exchange.about.operation?.includes('consents')) continue;
      yield lookAtDay(found, found.text);
    }
  },
  accept: {
    'midnight of UTC': valued('2026-03-10T00:00:00+00:00'),
    'with Z for the offset': valued('2026-07-10T00:00:00Z'),
    'a time of day with an offset': valued('2026-07-10T09:30:00+01:00'),
  },
  reject: { 'midnight of British summer time': valued('2026-07-10T00:00:00+01:00') },
});
