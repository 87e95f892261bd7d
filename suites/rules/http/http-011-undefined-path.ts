import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = { probe: 'undefined-path', variant: 'resource', path: '/foobar' } as const;

export default rule({
  id: 'AISP-HTTP-011',
  level: 'MAY',
  title: 'A path that the standard does not define is refused, with 404 or another status of a bad call',
  matters: 'A misspelt path that answers with success lets a client believe for months that it reads something.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  scenarios: ['routing'],
  needs: 'calls to paths that the standard does not define',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'undefined-path' })) {
      if (exchange.about.variant?.endsWith('-version')) continue;
      const status = statusOf(exchange);
      const holds = (status >= 400 && status < 500) || status === 501;
      yield look({ exchange }, holds, 'Expected 404 for a path that the standard does not define', status);
    }
  },
  accept: { 'not found': { ...call, status: 404 }, 'refused otherwise': { ...call, status: 403 } },
  reject: {
    'answers with an empty object': { ...call, body: {} },
    'breaks the server': { ...call, variant: 'sub-resource', path: '/accounts/acc-1/foobar', status: 500 },
  },
});
