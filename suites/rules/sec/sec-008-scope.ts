import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = {
  operation: 'GET /account-access-consents/{ConsentId}',
  probe: 'other-scope',
  consent: 'rejected',
} as const;

export default rule({
  id: 'AISP-SEC-008',
  level: 'MUST',
  tolerates: ['C5/suite'],
  title: 'An access token without the scope accounts is refused with 403',
  matters:
    'A token for payments or for nothing at all must not read accounts; where scopes are not looked at, every token of a TPP is one for everything.',
  clause: clause('Account and Transaction API', 'Scopes'),
  scenarios: ['other-scope'],
  needs: 'a token of the client for another scope',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'other-scope' })) {
      const statuses = { expected: [403], tolerated: { 401: 'C5/suite' } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 403 for a token without the scope accounts');
    }
  },
  accept: { forbidden: { ...call, status: 403 } },
  reject: {
    'shows the consent': { ...call, data: { ConsentId: 'aac-1' } },
    'a bad request': { ...call, status: 400 },
    unauthorised: { ...call, status: 401 },
  },
});
