import { type OperationId, operation, operationIds } from '../../../schemas/operations.ts';
import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { oddFilters } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const mandatory = operationIds.filter((id) => operation(id).implementation === 'mandatory');
const transactions: OperationId = 'GET /accounts/{AccountId}/transactions';

function wellFormed({ about }: RecordedExchange): boolean {
  const { operation: id, variant = '' } = about;
  return id !== undefined && mandatory.includes(id) && !oddFilters.includes(variant);
}

export default rule({
  id: 'AISP-EP-030',
  level: 'MUST',
  title: 'The seven mandatory operations never answer a well-formed call with 404',
  matters:
    'A TPP takes 404 from an operation that each bank has to offer for a wrong address, and switches off the bank instead of trying again.',
  clause: clause('Read/Write Data API', 'Mandatory'),
  scenarios: ['reads', 'consents', 'filters'],
  needs: 'well-formed calls to the mandatory operations',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: ['happy', 'repeat', 'filter'] }).filter(wellFormed)) {
      yield look({ exchange }, statusOf(exchange) !== 404, 'Expected the mandatory operation, not 404');
    }
  },
  accept: {
    'answers with transactions': { operation: transactions, data: { Transaction: [] } },
    'refuses for another reason': { operation: transactions, status: 429 },
    'knows no path with a trailing slash': [
      { operation: 'GET /accounts', data: { Account: [] } },
      { operation: 'GET /accounts', probe: 'unusual', carries: 'trailing-slash', status: 404 },
    ],
  },
  reject: {
    '404 for a period without transactions': {
      operation: transactions,
      probe: 'filter',
      variant: 'nothing-there',
      status: 404,
    },
    '404 for the list of accounts': { operation: 'GET /accounts', status: 404 },
  },
});
