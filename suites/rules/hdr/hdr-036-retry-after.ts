import { clause } from '../../core/clause.ts';
import { accountsAfter } from '../../core/course.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const throttled = (retryAfter?: string) =>
  accountsAfter('throttled', { status: 429, headers: { 'retry-after': retryAfter } });

export default rule({
  id: 'AISP-HDR-036',
  level: 'SHOULD',
  title: 'An answer of 429 says in Retry-After how many seconds to wait',
  matters: 'Without a time to wait a TPP tries again at once, and both sides get slower until neither answers.',
  clause: clause('Read/Write Data API', 'Response Headers'),
  scenarios: ['trouble'],
  needs: 'an answer of 429',
  supplies: ['bankSide.throttle'],
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      if (statusOf(exchange) !== 429) continue;
      const value = header(exchange, 'retry-after');
      yield look({ exchange }, /^\d+$/.test(value ?? ''), 'Expected a number of seconds in Retry-After', value);
    }
  },
  accept: { 'a minute': throttled('60'), 'at once': throttled('0') },
  reject: {
    'no header': throttled(),
    'a date': throttled('Wed, 18 Mar 2026 10:30:00 GMT'),
    'with its unit': throttled('60s'),
  },
});
