import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';

const record = (ScheduledPaymentDateTime: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [sampleScheduledPayment({ ScheduledPaymentDateTime })] },
});
const dayMs = 86_400_000;

export default rule({
  id: 'AISP-SCP-003',
  level: 'MUST',
  tolerates: ['scheduled-for-a-holiday'],
  title: 'A scheduled payment is dated today or in the future',
  matters: 'A payment dated in the past is set aside for a second time, although the money has gone.',
  clause: clause('Scheduled Payments', 'Resource Definition'),
  applies: offersGroup('scheduled-payments'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a scheduled payment',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('ScheduledPayment')) {
      const text = textAt(found.value, 'ScheduledPaymentDateTime');
      const due = instantOf(text);
      if (due === undefined) continue;
      const agedMs = Date.parse(found.exchange.startedAt) - due;
      const tell = agedMs <= 5 * dayMs ? lenient('scheduled-for-a-holiday') : look;
      yield tell(below(found, 'ScheduledPaymentDateTime'), agedMs <= dayMs, 'Expected a date that is not past', text);
    }
  },
  accept: {
    'next month': record('2026-04-12T00:00:00+00:00'),
    'today, as a day only': record('2026-03-15T00:00:00Z'),
  },
  reject: {
    'last year': record('2025-03-15T00:00:00+00:00'),
    'three days ago': record('2026-03-12T00:00:00+00:00'),
  },
});
