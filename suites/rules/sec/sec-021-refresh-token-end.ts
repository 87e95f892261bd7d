import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';

/** Beyond it a number of seconds names a year above 5000: those are milliseconds. */
const latest = 1e11;
const claim = 'refresh_token_expires_at';

const issued = (refreshToken: boolean, idTokenClaims: Readonly<Record<string, unknown>>): Vector => ({
  exchanges: [{ probe: 'access', path: '/token', status: 200 }],
  tokens: [{ refreshToken, idTokenClaims: { iat: 1_773_576_000, ...idTokenClaims } }],
});

/** Up to 3.1.9 a refresh token without an end had the claim as well; it may be told by the userinfo endpoint alone. */
export default rule({
  id: 'AISP-SEC-021',
  level: 'MUST',
  title: 'The claim refresh_token_expires_at tells in seconds when a refresh token ends, and comes with no other token',
  matters:
    'A TPP plans by this claim when to invite the customer back; a wrong unit or the wrong token moves the invitation by years or loses it.',
  clause: clause('Read/Write Data API', 'Token Expiry Time'),
  scenarios: ['reauthorisation'],
  needs: 'ID tokens that come with access tokens: the scope openid, and tokens that the run obtains itself',
  *judge({ archive }, { now }) {
    for (const { exchange: id, grant, refreshToken, idTokenClaims } of archive.tokens) {
      const exchange = archive.exchanges.find((each) => each.id === id);
      if (exchange === undefined || grant !== 'authorization_code' || idTokenClaims === undefined) continue;
      const end = idTokenClaims[claim];
      if (!refreshToken) {
        yield look({ exchange }, end === undefined, `Expected no ${claim} without a refresh token`, end);
      } else {
        const holds = end === undefined || (typeof end === 'number' && end * 1000 > Date.parse(now) && end < latest);
        yield look({ exchange }, holds, `Expected ${claim} in seconds since 1970`, end);
      }
    }
  },
  accept: {
    'an end in seconds': issued(true, { [claim]: 1_781_352_000 }),
    'a refresh token without an end': issued(true, {}),
    'no refresh token': issued(false, {}),
  },
  reject: {
    'an end in milliseconds': issued(true, { [claim]: 1_781_352_000_000 }),
    'a date-time': issued(true, { [claim]: '2026-06-13T12:00:00Z' }),
    'a lifetime': issued(true, { [claim]: 7_776_000 }),
    'an end without a refresh token': issued(false, { [claim]: 1_781_352_000 }),
  },
});
