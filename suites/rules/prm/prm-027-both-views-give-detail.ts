import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { viewPairs } from '../../core/view-pairs.ts';

const identified = [{ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '20000390210099' }];
const shown = (withBoth: object): readonly Sketch[] => [
  { operation: 'GET /accounts', consent: 'detail', data: { Account: [{ AccountId: 'acc-1', Account: identified }] } },
  { operation: 'GET /accounts', consent: 'debits', data: { Account: [{ AccountId: 'acc-1', ...withBoth }] } },
];

/** Payees of a consent that has both permissions for them, beside those of one with Detail alone. */
const payees = (withBoth: object) => ({
  exchanges: (['detail', 'credits'] as const).map((consent) => ({
    operation: 'GET /accounts/{AccountId}/beneficiaries' as const,
    consent,
    data: { Beneficiary: [consent === 'detail' ? payee : { BeneficiaryId: 'ben-1', ...withBoth }] },
  })),
  consents: [{ key: 'credits' as const, permissions: ['ReadBeneficiariesBasic', 'ReadBeneficiariesDetail'] as const }],
});
const payee = { BeneficiaryId: 'ben-1', CreditorAccount: { Identification: '20000390210099' } };

export default rule({
  id: 'AISP-PRM-027',
  level: 'MUST',
  title: 'Basic and Detail permissions together show what Detail alone shows',
  matters: 'TPPs ask for both to be sure; if Basic then narrows Detail, the more careful request gets less.',
  clause: clause('Accounts', 'Permission Codes'),
  scenarios: ['reads', 'transaction-permissions', 'token-life'],
  needs: 'the same record under a consent with both permissions and under one with Detail alone',
  *judge(evidence) {
    for (const consent of ['debits', 'credits', 'renewed'] as const) {
      for (const { resource, one: detail, other } of viewPairs(evidence, 'detail', consent)) {
        const expected = shownMembers(detail, resource.elements);
        const missing = expected.filter((name) => !Object.hasOwn(other.value, name));
        const both = [resource.detail, resource.basic].every((code) => evidence.grants(other.exchange, code) === true);
        if (expected.length === 0 || !both) continue;
        yield look(
          other,
          missing.length === 0,
          'Expected the elements that Detail alone shows',
          Object.keys(other.value),
        );
      }
    }
  },
  accept: { 'the Detail elements': shown({ Account: identified }), 'those of payees': payees(payee) },
  reject: { 'the Basic view': shown({}), 'that of payees': payees({ Reference: 'Towbar Club' }) },
});
