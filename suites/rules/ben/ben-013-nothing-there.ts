import { clause } from '../../core/clause.ts';
import { lookAtNothingThere } from '../../core/nothing-there.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/beneficiaries';
const none: Sketch = { operation, data: { Beneficiary: [] } };

export default rule({
  id: 'AISP-BEN-013',
  level: 'MUST',
  title: 'An account without beneficiaries is answered with 200 and an empty array',
  matters:
    'Many customers have no payees at all: an error in place of an empty list reads as if the account were broken.',
  clause: clause('Beneficiaries', 'Resource Definition'),
  applies: offersAll(operation),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account without beneficiaries',
  judge: (evidence) => lookAtNothingThere(evidence, operation, 'Beneficiary'),
  accept: {
    'an empty array': none,
    'an account that has some is not looked at': [none, { operation, data: { Beneficiary: [sampleBeneficiary()] } }],
    'a refusal for want of permission is not looked at': [none, { operation, status: 403 }],
  },
  reject: {
    'not found': { operation, status: 404 },
    'a bad request': { operation, status: 400 },
    'no content': { operation, status: 204 },
    'no array': { operation, data: {} },
  },
});
