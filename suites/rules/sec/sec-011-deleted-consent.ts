import { clause } from '../../core/clause.ts';
import { isOpenToAll } from '../../core/open-to-all.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'after-deletion', variant: 'token', consent: 'minimal' } as const;

export default rule({
  id: 'AISP-SEC-011',
  level: 'MUST',
  tolerates: ['deleted-consent-as-unknown'],
  title: 'The tokens of a consent that was deleted open no data',
  matters:
    'A PSU who disconnected the TPP believes that it sees nothing any more; a token that lives on makes that a lie which the TPP has to answer for.',
  clause: clause('Account and Transaction API', 'Consent Revocation'),
  scenarios: ['consent-deletion'],
  needs: 'a consent that was authorised and then deleted',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'after-deletion', variant: 'token' })) {
      if (isOpenToAll(evidence, exchange)) continue;
      const why = 'deleted-consent-as-unknown';
      const statuses = { expected: [401, 403], tolerated: { 400: why, 404: why } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 401 or 403 for the token of a deleted consent');
    }
  },
  accept: {
    unauthorised: { ...call, status: 401 },
    forbidden: { ...call, status: 403 },
    'an operation that asks nobody for a token is for another rule': [
      { ...call, status: 401 },
      { operation: 'GET /party', probe: 'no-token', variant: 'none', data: {} },
      { ...call, operation: 'GET /party', data: {} },
    ],
  },
  reject: {
    'answers with data': { ...call, data: { Account: [] } },
    'answers with an empty list': { ...call, data: { Account: [] } },
    'breaks the server': { ...call, status: 500 },
    'a bad request': { ...call, status: 400 },
    'not found': { ...call, status: 404 },
  },
});
