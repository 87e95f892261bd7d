import { type OperationId, operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus } from '../../core/status.ts';

/** Rule, method, the one status of its success, an operation for the vectors, another success status, why it matters. */
const table = [
  [
    'AISP-HTTP-001',
    'GET',
    200,
    'GET /accounts/{AccountId}/balances',
    203,
    'A client that checks for 200, as the standard lets it, throws away data that come with 203 or 206.',
  ],
  [
    'AISP-HTTP-002',
    'POST',
    201,
    'POST /account-access-consents',
    200,
    'A TPP stores the ConsentId when it sees 201; with another status it believes that no consent was made, and asks again.',
  ],
  [
    'AISP-HTTP-003',
    'DELETE',
    204,
    'DELETE /account-access-consents/{ConsentId}',
    200,
    'A TPP takes 204 for the proof that access has ended; with another status it tells the customer that disconnecting failed.',
  ],
] as const satisfies readonly (readonly [Rule['id'], string, number, OperationId, number, string])[];

/** Whether a call succeeds is for the rules of its operation; these are about the status of a success. */
function successStatus([id, method, status, called, other, matters]: (typeof table)[number]): Rule {
  return rule({
    id,
    level: 'MUST',
    title: `A ${method} that succeeds answers with ${status} and no other success status`,
    matters,
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
      'the status of the standard': { operation: called, variant: 'detail' },
      'a refusal is another matter': [
        { operation: called, variant: 'detail' },
        { operation: called, variant: 'detail', status: 400 },
      ],
    },
    reject: { 'another success status': { operation: called, variant: 'detail', status: other } },
  });
}

export default table.map(successStatus);
