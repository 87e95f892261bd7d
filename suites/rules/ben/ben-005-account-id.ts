import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import type { JsonObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/beneficiaries';
const record = (changes: JsonObject): Sketch => ({ operation, data: { Beneficiary: [sampleBeneficiary(changes)] } });

export default rule({
  id: 'AISP-BEN-005',
  level: 'MUST',
  title: 'The beneficiaries of an account carry its AccountId',
  matters:
    'A payee without the account that it belongs to, or with another, is offered for payment from an account that cannot pay it.',
  clause: clause('Beneficiaries', 'Resource Definition'),
  applies: offersAll(operation),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with beneficiaries',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes({ operation })) {
      const { accountId } = exchange.about;
      if (accountId === undefined) continue;
      for (const found of recordsOf(exchange, 'Beneficiary')) {
        const { AccountId } = found.value;
        yield look(below(found, 'AccountId'), AccountId === accountId, 'Expected the AccountId of the path', AccountId);
      }
    }
  },
  accept: { 'the account of the path': record({}) },
  reject: {
    'no AccountId': record({ AccountId: undefined }),
    null: record({ AccountId: null }),
    'another account': record({ AccountId: 'acc-2' }),
  },
});
