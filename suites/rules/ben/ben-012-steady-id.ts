import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtIds } from '../../core/steady-ids.ts';

const list = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  data: { Beneficiary: records.map((changes) => sampleBeneficiary(changes)) },
});
const again = (...records: readonly JsonObject[]): Sketch => ({ ...list(...records), probe: 'repeat', follows: 'x1' });

export default rule({
  id: 'AISP-BEN-012',
  optional: true,
  level: 'MUST',
  title: 'BeneficiaryId, where it is given, names one beneficiary of an account and stays the same',
  matters:
    'A TPP follows a payee by its id, to notice a number that was changed; an id that moves or is shared hides what fraud looks like.',
  clause: clause('Read/Write Data API', 'Unique Identifiers (Id Fields)'),
  applies: offersGroup('beneficiaries'),
  scenarios: ['reads', 'basic-view'],
  needs: 'beneficiaries with an id',
  judge: (evidence) => lookAtIds(evidence, 'Beneficiary', 'BeneficiaryId'),
  accept: {
    'the same list again, in another order': [
      list({}, { BeneficiaryId: 'ben-2', Reference: 'LOAN' }),
      again({ BeneficiaryId: 'ben-2', Reference: 'LOAN' }, {}),
    ],
    'one more than before': [list({}), again({}, { BeneficiaryId: 'ben-2', Reference: 'LOAN' })],
    'one of them without an id': list({ BeneficiaryId: undefined }, {}),
    'the same id on another account': list({}, { AccountId: 'acc-2' }),
  },
  reject: {
    'one id for two': list({}, { Reference: 'LOAN' }),
    'another id for the same when asked again': [list({}), again({ BeneficiaryId: 'ben-9' })],
  },
});
