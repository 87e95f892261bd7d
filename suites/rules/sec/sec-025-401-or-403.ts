import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = { operation: 'GET /balances' } as const;

export default rule({
  id: 'AISP-SEC-025',
  level: 'MUST',
  title: 'A good token is never refused with 401 for what its consent does not permit',
  matters:
    'On 401 a TPP throws its token away and asks for another; where the consent is what falls short, it does so for ever.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['missing-permissions', 'accounts-outside-consent'],
  needs: 'calls with a good token whose consent does not permit them',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: ['missing-permission', 'foreign-account'] })) {
      const expected = 'Expected 403 and not 401, which is for a token that is bad';
      yield look({ exchange }, statusOf(exchange) !== 401, expected);
    }
  },
  accept: {
    'no permission, forbidden': { ...call, probe: 'missing-permission', status: 403 },
    'an account that was not selected, forbidden': { ...call, probe: 'foreign-account', status: 403 },
  },
  reject: {
    'no permission, unauthorised': { ...call, probe: 'missing-permission', status: 401 },
    'an account that was not selected, unauthorised': { ...call, probe: 'foreign-account', status: 401 },
  },
});
