import { clause } from '../../core/clause.ts';
import { lookAtNothingThere } from '../../core/nothing-there.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/scheduled-payments';
const none: Sketch = { operation, data: { ScheduledPayment: [] } };

export default rule({
  id: 'AISP-SCP-008',
  level: 'MUST',
  title: 'An account without scheduled payments is answered with 200 and an empty array',
  matters: 'Most accounts have no payment waiting: answered with an error, each of them looks broken.',
  clause: clause('Scheduled Payments', 'Resource Definition'),
  applies: offersAll(operation),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account without scheduled payments',
  judge: (evidence) => lookAtNothingThere(evidence, operation, 'ScheduledPayment'),
  accept: {
    'an empty array': none,
    'an account that has some is not looked at': [
      none,
      { operation, data: { ScheduledPayment: [sampleScheduledPayment()] } },
    ],
    'a refusal for want of permission is not looked at': [none, { operation, status: 403 }],
  },
  reject: {
    'not found': { operation, status: 404 },
    'a bad request': { operation, status: 400 },
    'no content': { operation, status: 204 },
    'no array': { operation, data: {} },
  },
});
