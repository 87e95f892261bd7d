import type { OperationId } from '../../../schemas/operations.ts';
import type { ServiceLineId } from '../../../schemas/profiles/service-document.ts';
import { serviceClause } from '../../core/clause.ts';
import { ofService } from '../../core/offered.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

interface ByAccount extends Pick<Rule, 'matters'> {
  readonly id: Rule['id'];
  readonly resource: string;
  readonly bulk: OperationId;
  readonly byAccount: OperationId;
  readonly line: ServiceLineId;
}

const table: readonly ByAccount[] = [
  {
    id: 'AISP-SEED-015',
    resource: 'Beneficiaries',
    matters: 'As there is no bulk list, payees that cannot be read by account cannot be read at all.',
    bulk: 'GET /beneficiaries',
    byAccount: 'GET /accounts/{AccountId}/beneficiaries',
    line: 'beneficiaries-by-account',
  },
  {
    id: 'AISP-SEED-016',
    resource: 'Direct debits',
    matters:
      'The list by account is the only way to the mandates here; where it fails, no bill to come can be forecast.',
    bulk: 'GET /direct-debits',
    byAccount: 'GET /accounts/{AccountId}/direct-debits',
    line: 'direct-debits-by-account',
  },
];

function readableByAccount({ id, resource, matters, bulk, byAccount, line }: ByAccount): Rule {
  return rule({
    id,
    level: 'MUST',
    title: `${resource} are read by account, since they cannot be read in bulk`,
    matters,
    clause: serviceClause(line),
    applies: ofService(({ operations }) => {
      if (operations.includes(bulk)) return 'The bank offers the bulk listing.';
      return operations.includes(byAccount) || 'The bank does not offer this resource.';
    }),
    scenarios: ['reads', 'basic-view'],
    needs: 'an account, and a consent with the permission',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ operation: byAccount, probe: 'happy' })) {
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected an answer to the listing by account');
      }
    },
    accept: { answers: { operation: byAccount, data: {} } },
    reject: {
      'there is no such listing': { operation: byAccount, status: 404 },
      'it is refused': { operation: byAccount, status: 403 },
    },
  });
}

export default table.map(readableByAccount);
