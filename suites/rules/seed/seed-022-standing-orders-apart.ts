import { serviceClause } from '../../core/clause.ts';
import { below, look } from '../../core/look.ts';
import { ofService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const payment = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [{ AccountId: 'acc-1', ScheduledPaymentId: 'sp-1', ...more }] },
});

/**
 * The service document counts standing orders among the scheduled payments; the standard gives them endpoints of their own and
 * has no Frequency in a scheduled payment. The standard is followed, and a bank that follows the document warns.
 */
export default rule({
  id: 'AISP-SEED-022',
  level: 'MAY',
  statements: ['AISP-SEED-022', 'AISP-SCP-010'],
  title: 'Standing orders are read on endpoints of their own, not among the scheduled payments',
  matters:
    'A standing order that also comes as a scheduled payment is set aside twice, and the forecast is short by one rent.',
  clause: serviceClause('What the service does'),
  applies: ofService(
    ({ operations }) =>
      operations.includes('GET /accounts/{AccountId}/standing-orders') ||
      'The bank has no endpoint for standing orders.',
  ),
  scenarios: ['reads', 'basic-view'],
  needs: 'a scheduled payment',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('ScheduledPayment', { probe: 'happy' })) {
      const apart = !Object.hasOwn(found.value, 'Frequency') && !Object.hasOwn(found.value, 'StandingOrderId');
      yield look(below(found), apart, 'Expected a single payment, not a standing order');
    }
  },
  accept: { 'a single payment': payment({ ScheduledType: 'Execution' }) },
  reject: {
    'a payment with a frequency': payment({ Frequency: 'IntrvlMnthDay:01:05' }),
    'a standing order': payment({ StandingOrderId: 'so-1' }),
  },
});
