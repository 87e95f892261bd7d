import { clause } from '../../core/clause.ts';
import { isMissingAltogether } from '../../core/missing-altogether.ts';
import { isOpenToAll } from '../../core/open-to-all.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const variants: readonly string[] = ['garbage', 'tampered'];
const call = { operation: 'GET /accounts', probe: 'no-token' } as const;

export default rule({
  id: 'AISP-SEC-002',
  level: 'MUST',
  title: 'An access token that the bank did not issue, or that was tampered with, is refused with 401',
  matters:
    'If a made-up or altered token opens accounts, nothing that the PSU approved protects them; and a TPP never learns that its own token went bad.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['tokens'],
  needs: 'calls with a made-up token and with a changed one',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'no-token' })) {
      if (
        !variants.includes(exchange.about.variant ?? '') ||
        isMissingAltogether(exchange) ||
        isOpenToAll(evidence, exchange)
      )
        continue;
      yield lookAtStatus(exchange, { expected: [401] }, 'Expected 401 for a token that is not valid');
    }
  },
  accept: {
    'a made-up token': { ...call, variant: 'garbage', status: 401 },
    'a changed token': { ...call, variant: 'tampered', status: 401 },
    'an operation that asks nobody for a token is for another rule': [
      { ...call, operation: 'GET /party', variant: 'none', data: {} },
      { ...call, operation: 'GET /party', variant: 'garbage', data: {} },
      { ...call, variant: 'garbage', status: 401 },
    ],
  },
  reject: {
    'a changed token opens accounts': { ...call, variant: 'tampered', data: { Account: [] } },
    'a made-up token breaks the server': { ...call, variant: 'garbage', status: 500 },
    'a made-up token is forbidden': { ...call, variant: 'garbage', status: 403 },
  },
});
