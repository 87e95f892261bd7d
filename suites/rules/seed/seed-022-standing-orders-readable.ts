import { serviceClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { offersGroup, ofService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const orders = (answer: Partial<Sketch>): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  ...answer,
});
const payments = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [{ AccountId: 'acc-1', ScheduledPaymentId: 'sp-1', ...more }] },
});

/**
 * The service document counts standing orders among the scheduled payments, the standard gives them endpoints of their own: a bank may
 * do either or both, and breaks the document where it does neither. A member that the schema of a scheduled payment does not have is
 * for AISP-EP-031.
 */
export default rule({
  id: 'AISP-SEED-022',
  level: 'MUST',
  statements: ['AISP-SEED-022', 'AISP-SCP-010'],
  title: 'Standing orders can be read: on endpoints of their own, among the scheduled payments, or both',
  matters:
    'Rent and savings are standing orders at most banks; where none can be read, every forecast of a TPP is too high.',
  clause: serviceClause('group-scheduled-payments'),
  applies: ofService(offersGroup('standing-orders')),
  scenarios: ['reads'],
  needs: 'calls for standing orders that a consent permits',
  *judge(evidence, { profile }) {
    const ids = ['GET /accounts/{AccountId}/standing-orders', 'GET /standing-orders'] as const;
    const calls = ids
      .filter((id) => profile.operations.includes(id))
      .flatMap((operation) => evidence.select({ operation, probe: 'happy', consent: 'detail' }));
    const [first] = calls;
    if (first === undefined) return;
    const among = [...evidence.records('ScheduledPayment', { probe: 'happy', consent: 'detail' })].some(
      ({ value }) => Object.hasOwn(value, 'Frequency') || Object.hasOwn(value, 'StandingOrderId'),
    );
    yield look(
      { exchange: first },
      among || calls.some(isSuccess),
      'Expected standing orders on endpoints of their own, or among the scheduled payments',
      statusOf(first),
    );
  },
  accept: {
    'on an endpoint of their own': orders({ data: { StandingOrder: [] } }),
    'on both': [orders({ data: { StandingOrder: [] } }), payments({ ScheduledType: 'Execution' })],
    'among the scheduled payments alone': [orders({ status: 404 }), payments({ StandingOrderId: 'so-1' })],
  },
  reject: {
    'on neither': [orders({ status: 404 }), payments({ ScheduledType: 'Execution' })],
    refused: orders({ status: 400 }),
  },
});
