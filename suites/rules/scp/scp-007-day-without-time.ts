import { clause } from '../../core/clause.ts';
import { lookAtDay } from '../../core/days.ts';
import { textAt } from '../../core/json.ts';
import { below } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';

const at = (ScheduledPaymentDateTime: string) => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments' as const,
  data: { ScheduledPayment: [sampleScheduledPayment({ ScheduledPaymentDateTime })] },
});

export default rule({
  id: 'AISP-SCP-007',
  level: 'MUST',
  tolerates: ['midnight-elsewhere'],
  title: 'A scheduled payment whose time is not known has 00:00:00+00:00 for its time',
  matters:
    'A made-up hour has the app promise that money leaves at noon when the bank may take it at any time of the day.',
  clause: clause('Scheduled Payments', 'Notes'),
  applies: ({ operations }) =>
    operations.some((id) => id.endsWith('/scheduled-payments')) || 'The bank does not offer scheduled payments.',
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with scheduled payments',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('ScheduledPayment')) {
      const text = textAt(found.value, 'ScheduledPaymentDateTime');
      if (text !== undefined) yield lookAtDay(below(found, 'ScheduledPaymentDateTime'), text);
    }
  },
  accept: { 'midnight of UTC': at('2026-07-10T00:00:00+00:00'), 'a time': at('2026-07-10T06:00:00+01:00') },
  reject: { 'midnight of British summer time': at('2026-07-10T00:00:00+01:00') },
});
