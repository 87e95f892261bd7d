import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts/{AccountId}', probe: 'no-token', variant: 'garbage-unknown-account' } as const;

export default rule({
  id: 'AISP-HTTP-036',
  level: 'MUST',
  title: 'A bad token is refused with 401 before the AccountId is looked at',
  matters: 'A bank that looks at the AccountId before the token tells anybody which accounts exist.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['tokens'],
  needs: 'a call with a bad token and an AccountId that does not exist',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      const expected = 'Expected 401, which tells nothing about the AccountId';
      yield lookAtStatus(exchange, { expected: [401] }, expected);
    }
  },
  accept: { 'refused for the token': { ...call, status: 401 } },
  reject: { 'refused for the id': { ...call, status: 400 }, 'not found': { ...call, status: 404 } },
});
