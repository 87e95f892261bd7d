import { clause } from '../../core/clause.ts';
import { isMissingAltogether } from '../../core/missing-altogether.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'no-token', variant: 'none' } as const;

export default rule({
  id: 'AISP-SEC-001',
  level: 'MUST',
  title: 'A call without an Authorization header is refused with 401',
  matters: 'If a call without any token is answered, whoever finds the address reads the accounts of all customers.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['tokens'],
  needs: 'calls without a token',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token', variant: 'none' })) {
      if (isMissingAltogether(exchange)) continue;
      yield lookAtStatus(exchange, { expected: [401] }, 'Expected 401 for a call without a token');
    }
  },
  accept: { 'refused with 401 and no body': { ...call, status: 401 } },
  reject: {
    'answers with data': { ...call, data: { Account: [] } },
    'a bad request': { ...call, status: 400 },
    'not found, where there must be such an operation': { ...call, status: 404 },
    forbidden: { ...call, status: 403 },
  },
});
