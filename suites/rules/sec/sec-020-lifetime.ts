import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';

const issued = (expiresIn?: unknown): Vector => ({
  exchanges: [{ probe: 'access', path: '/token', status: 200 }],
  tokens: [expiresIn === undefined ? {} : { expiresIn }],
});

export default rule({
  id: 'AISP-SEC-020',
  level: 'MUST',
  title: 'The token endpoint tells the lifetime of an access token in expires_in, a number of seconds',
  matters:
    'A TPP that does not know how long its token lives either renews it at every call or finds out by a refusal in the middle of a synchronisation.',
  clause: clause('Read/Write Data API', 'Token Expiry Time'),
  scenarios: ['reauthorisation'],
  needs: 'access tokens that the run obtains itself',
  *judge({ archive }) {
    for (const { exchange: id, expiresIn } of archive.tokens) {
      const exchange = archive.exchanges.find((each) => each.id === id);
      if (exchange === undefined) continue;
      const holds = typeof expiresIn === 'number' && expiresIn > 0;
      yield look({ exchange }, holds, 'Expected expires_in with a number of seconds', expiresIn);
    }
  },
  accept: { 'an hour': issued(3600) },
  reject: { nothing: issued(), text: issued('3600'), 'no time at all': issued(0) },
});
