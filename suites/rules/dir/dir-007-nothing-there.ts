import { clause } from '../../core/clause.ts';
import { lookAtNothingThere } from '../../core/nothing-there.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleDirectDebit } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/direct-debits';
const none: Sketch = { operation, data: { DirectDebit: [] } };

export default rule({
  id: 'AISP-DIR-007',
  level: 'MUST',
  title: 'An account without direct debits is answered with 200 and an empty array',
  matters:
    'An account that nobody collects from is usual; an error for it has the TPP report a fault where there is only nothing.',
  clause: clause('Direct Debits', 'Resource Definition'),
  applies: offersAll(operation),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account without direct debits',
  judge: (evidence) => lookAtNothingThere(evidence, operation, 'DirectDebit'),
  accept: {
    'an empty array': none,
    'an account that has some is not looked at': [none, { operation, data: { DirectDebit: [sampleDirectDebit()] } }],
    'a refusal for want of permission is not looked at': [none, { operation, status: 403 }],
  },
  reject: {
    'not found': { operation, status: 404 },
    'a bad request': { operation, status: 400 },
    'no content': { operation, status: 204 },
    'no array': { operation, data: {} },
  },
});
