import { rfcClause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'no-token', variant: 'none', status: 401 } as const;

export default rule({
  id: 'AISP-SEC-024',
  level: 'SHOULD',
  title: 'An answer of 401 carries a WWW-Authenticate challenge',
  matters:
    'Libraries read the challenge to choose between a new token and another scheme; without it they report a bare 401 and give up.',
  clause: rfcClause(6750, '3'),
  scenarios: ['tokens'],
  needs: 'an answer of 401',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      if (exchange.about.operation === undefined || statusOf(exchange) !== 401) continue;
      const challenge = header(exchange, 'www-authenticate');
      yield look(
        { exchange },
        (challenge ?? '').trim() !== '',
        'Expected WWW-Authenticate in an answer of 401',
        challenge,
      );
    }
  },
  accept: { 'a challenge': { ...call, headers: { 'WWW-Authenticate': 'Bearer realm="accounts"' } } },
  reject: { 'no challenge': call, 'an empty challenge': { ...call, headers: { 'WWW-Authenticate': '' } } },
});
