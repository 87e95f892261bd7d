import { clause } from '../../core/clause.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const operation = 'GET /accounts/{AccountId}/statements/{StatementId}/transactions';
const call = { operation, probe: 'missing-permission', variant: 'statements-alone', consent: 'renewed' } as const;

export default rule({
  id: 'AISP-PRM-036',
  level: 'MUST',
  tolerates: ['permission-refused-with-400'],
  title: 'A permission for statements does not open the transactions of a statement',
  matters:
    'A customer who opened statements has opened sums; the single payments under them are opened by a permission of their own.',
  clause: clause('Statements', 'Permission Codes'),
  applies: offersAll(operation),
  scenarios: ['token-life'],
  needs: 'a statement, and a consent that the run makes with permissions for statements and none for transactions',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'missing-permission', variant: 'statements-alone' })) {
      const statuses = { expected: [403], tolerated: { 400: 'permission-refused-with-400' } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 403 without a permission for transactions');
    }
  },
  accept: { 'refuses with 403': { ...call, status: 403 } },
  reject: {
    'lists the transactions': { ...call, data: { Transaction: [] } },
    'refuses with 400': { ...call, status: 400 },
    'refuses with 404': { ...call, status: 404 },
  },
});
