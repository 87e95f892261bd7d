import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtIds } from '../../core/steady-ids.ts';

const list = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: records.map((changes) => sampleScheduledPayment(changes)) },
});
const again = (...records: readonly JsonObject[]): Sketch => ({ ...list(...records), probe: 'repeat', follows: 'x1' });

export default rule({
  id: 'AISP-SCP-009',
  optional: true,
  level: 'MUST',
  title: 'ScheduledPaymentId, where it is given, names one scheduled payment of an account and stays the same',
  matters:
    'A TPP warns once for each payment by its id; ids that change repeat the warning, and shared ones swallow it.',
  clause: clause('Read/Write Data API', 'Unique Identifiers (Id Fields)'),
  applies: offersGroup('scheduled-payments'),
  scenarios: ['reads', 'basic-view'],
  needs: 'scheduled payments with an id',
  judge: (evidence) => lookAtIds(evidence, 'ScheduledPayment', 'ScheduledPaymentId'),
  accept: {
    'the same list again, in another order': [
      list({}, { ScheduledPaymentId: 'scp-2', Reference: 'TRIP' }),
      again({ ScheduledPaymentId: 'scp-2', Reference: 'TRIP' }, {}),
    ],
    'one more than before': [list({}), again({}, { ScheduledPaymentId: 'scp-2', Reference: 'TRIP' })],
    'one of them without an id': list({ ScheduledPaymentId: undefined }, {}),
    'the same id on another account': list({}, { AccountId: 'acc-2' }),
  },
  reject: {
    'one id for two': list({}, { Reference: 'TRIP' }),
    'another id for the same when asked again': [list({}), again({ ScheduledPaymentId: 'scp-9' })],
  },
});
