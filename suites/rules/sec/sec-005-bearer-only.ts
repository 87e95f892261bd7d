import { openApiClause } from '../../core/clause.ts';
import { isMissingAltogether } from '../../core/missing-altogether.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'no-token', variant: 'basic-credentials' } as const;

export default rule({
  id: 'AISP-SEC-005',
  level: 'MUST',
  title: 'Basic credentials do not stand in for a bearer token',
  clause: openApiClause('PSUOAuth2Security'),
  scenarios: ['tokens'],
  needs: 'a call with Basic credentials',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token', variant: 'basic-credentials' })) {
      if (isMissingAltogether(exchange)) continue;
      const statuses = { expected: [401], tolerated: [400, 403] };
      yield lookAtStatus(exchange, statuses, 'Expected 401 for Basic credentials');
    }
  },
  accept: { 'refused with 401': { ...call, status: 401 } },
  reject: {
    'answers with data': { ...call, data: { Account: [] } },
    'breaks the server': { ...call, status: 500 },
    'a bad request, which is tolerated': { ...call, status: 400 },
  },
});
