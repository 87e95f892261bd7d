import { clause } from '../../core/clause.ts';
import { lookAtNothingThere } from '../../core/nothing-there.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/standing-orders';
const none: Sketch = { operation, data: { StandingOrder: [] } };

export default rule({
  id: 'AISP-STO-015',
  level: 'MUST',
  title: 'An account without standing orders is answered with 200 and an empty array',
  matters: 'Customers without standing orders must get an empty plan; an error withholds the plan for all the rest.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  applies: offersAll(operation),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account without standing orders',
  judge: (evidence) => lookAtNothingThere(evidence, operation, 'StandingOrder'),
  accept: {
    'an empty array': none,
    'an account that has some is not looked at': [none, { operation, data: { StandingOrder: [sampleOrder()] } }],
    'a refusal for want of permission is not looked at': [none, { operation, status: 403 }],
  },
  reject: {
    'not found': { operation, status: 404 },
    'a bad request': { operation, status: 400 },
    'no content': { operation, status: 204 },
    'no array': { operation, data: {} },
  },
});
