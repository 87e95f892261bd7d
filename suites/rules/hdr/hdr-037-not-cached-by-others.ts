import { clause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const read = { operation: 'GET /accounts', data: { Account: [] } } as const;

/** The standard says nothing on caching; answers hold personal data. */
export default rule({
  id: 'AISP-HDR-037',
  level: 'MAY',
  title: 'No answer invites shared caches to keep it',
  matters: 'An answer that shared caches may keep can be given to the next customer behind the same proxy.',
  clause: clause('Read/Write Data API', 'Response Headers'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a success with a body',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      const value = header(exchange, 'cache-control') ?? '';
      const shared = /(?:^|[\s,])(?:public|s-maxage=[1-9])/i.test(value) && !/no-store/i.test(value);
      yield look({ exchange }, !shared, 'Expected no permission for shared caches', value);
    }
  },
  accept: {
    'no word of caching': read,
    'not to be stored': { ...read, headers: { 'cache-control': 'no-store' } },
    'for the caller alone': { ...read, headers: { 'cache-control': 'private, max-age=60' } },
  },
  reject: { 'open to all': { ...read, headers: { 'cache-control': 'public, max-age=300' } } },
});
