import { type OperationId, operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus } from '../../core/status.ts';

/** Statement number, method, the one status of its success, an operation for the vectors and another success status. */
const table = [
  ['001', 'GET', 200, 'GET /accounts/{AccountId}/balances', 203],
  ['002', 'POST', 201, 'POST /account-access-consents', 200],
  ['003', 'DELETE', 204, 'DELETE /account-access-consents/{ConsentId}', 200],
] as const satisfies readonly (readonly [string, string, number, OperationId, number])[];

/** Whether a call succeeds is for the rules of its operation; these are about the status of a success. */
function successStatus([number, method, status, id, other]: (typeof table)[number]): Rule {
  return rule({
    id: `AISP-HTTP-${number}`,
    level: 'MUST',
    title: `A ${method} that succeeds answers with ${status} and no other success status`,
    clause: clause('Read/Write Data API', 'HTTP Status Codes'),
    scenarios: method === 'GET' ? ['reads', 'basic-view'] : ['consents', 'consent-deletion'],
    needs: `a ${method} that succeeds`,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: ['happy', 'repeat', 'page', 'filter'] })) {
        const { operation: called } = exchange.about;
        if (called === undefined || operation(called).method !== method || !isSuccess(exchange)) continue;
        yield lookAtStatus(exchange, { expected: [status] }, `Expected ${status} for a ${method} that succeeds`);
      }
    },
    accept: {
      'the status of the standard': { operation: id, variant: 'detail' },
      'a refusal is another matter': [
        { operation: id, variant: 'detail' },
        { operation: id, variant: 'detail', status: 400 },
      ],
    },
    reject: { 'another success status': { operation: id, variant: 'detail', status: other } },
  });
}

export default table.map(successStatus);
