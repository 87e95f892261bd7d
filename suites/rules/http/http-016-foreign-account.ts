import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts/{AccountId}/balances', probe: 'foreign-account', consent: 'basic' } as const;

export default rule({
  id: 'AISP-HTTP-016',
  level: 'MUST',
  tolerates: ['C6/suite'],
  title: 'An account that the PSU did not select is refused with 403',
  matters:
    '403 tells a TPP that the account exists outside the consent, so that asking the customer helps; anything else sends it astray, and data would be a breach.',
  clause: clause('Read/Write Data API', '403 (Forbidden)'),
  scenarios: ['accounts-outside-consent'],
  needs: 'a consent for some of the accounts, and one that it leaves out',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'foreign-account' })) {
      const statuses = { expected: [403], tolerated: { 400: 'C6/suite' } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 403 for an account that the PSU did not select');
    }
  },
  accept: { 'refused with 403': { ...call, status: 403 } },
  reject: {
    'answers with data': { ...call, data: { Balance: [] } },
    'not found': { ...call, status: 404 },
    'refused as unknown': { ...call, status: 400 },
  },
});
