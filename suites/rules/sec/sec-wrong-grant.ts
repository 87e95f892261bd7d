import type { OperationId } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { isMissingAltogether } from '../../core/missing-altogether.ts';
import { isOpenToAll } from '../../core/open-to-all.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

/** Rule, variant of the calls, an operation for the vectors, what holds, why it matters, and what is needed to see it. */
const table = [
  [
    'AISP-SEC-006',
    'psu-token',
    'GET /account-access-consents/{ConsentId}',
    'A token that a PSU authorised does not open the consent operations',
    'If the token of a customer can make or delete consents, one leaked token ends or widens the access of others.',
    'calls to the consent operations with the token of a PSU',
  ],
  [
    'AISP-SEC-007',
    'client-token',
    'GET /accounts',
    'A token of the client credentials grant does not open account data',
    'The token of the client names no customer: if it opens accounts, a TPP reads people who never consented.',
    'calls to data operations with a token of the client credentials grant',
  ],
] as const satisfies readonly (readonly [Rule['id'], string, OperationId, string, string, string])[];

/** The prose reads as 403 and the official suite asks for 401: both are right. */
function wrongGrant([id, variant, operation, title, matters, needs]: (typeof table)[number]): Rule {
  const call = { operation, probe: 'no-token', variant } as const;
  return rule({
    id,
    level: 'MUST',
    title,
    matters,
    clause: clause('Account and Transaction API', 'Grants Types'),
    scenarios: ['tokens'],
    needs,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'no-token', variant })) {
        if (isMissingAltogether(exchange) || isOpenToAll(evidence, exchange)) continue;
        yield lookAtStatus(exchange, { expected: [401, 403] }, 'Expected 403 or 401 for a token of the wrong grant');
      }
    },
    accept: { forbidden: { ...call, status: 403 }, unauthorised: { ...call, status: 401 } },
    reject: { 'answers with data': { ...call, data: {} }, 'a bad request': { ...call, status: 400 } },
  });
}

export default table.map(wrongGrant);
