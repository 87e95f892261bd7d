import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';

const claim = 'refresh_token_expires_at';
/** Nobody plans by the minute. */
const leewaySeconds = 3600;

const issued = (end: unknown): Vector => ({
  exchanges: [{ probe: 'access', path: '/token', status: 200 }],
  consents: [{ key: 'detail', expiration: '2026-05-14T12:00:00+00:00' }],
  tokens: [{ consent: 'detail', refreshToken: true, idTokenClaims: { iat: 1_773_576_000, [claim]: end } }],
});

/** An access token lives for minutes: that the last one outlives its consent by some opens nothing, by AISP-SEC-012. */
export default rule({
  id: 'AISP-V4-030',
  level: 'SHOULD',
  optional: true,
  title: 'A refresh token ends no later than the consent that it is for',
  matters:
    'A TPP plans by the end of its refresh token when to invite the customer back; one that outlives the consent has them come too late.',
  clause: clause('Read/Write Data API', 'Token Expiry Time'),
  releases: { since: '4.0.0' },
  scenarios: ['reads', 'reauthorisation'],
  needs: 'a refresh token that tells its end, for a consent with an ExpirationDateTime',
  supplies: ['tokens.kind'],
  *judge(evidence) {
    for (const { exchange: id, consent, refreshToken, idTokenClaims } of evidence.archive.tokens) {
      const [exchange, expiration] = [evidence.byId(id), evidence.consent(consent)?.expiration];
      const { [claim]: end, iat } = idTokenClaims ?? {};
      if (exchange === undefined || expiration === undefined || !refreshToken) continue;
      // An end that is no number of seconds is AISP-SEC-021.
      if (typeof end !== 'number' || typeof iat !== 'number' || end > 1e11) continue;
      // Reckoned from the moment of issue, so that it does not matter what time the bank has.
      const left = (Date.parse(expiration) - Date.parse(exchange.startedAt)) / 1000;
      const holds = end - iat <= left + leewaySeconds;
      yield look({ exchange }, holds, `Expected ${claim} no later than the end of the consent`, end);
    }
  },
  accept: { 'with the consent': issued(1_778_760_000), 'before it': issued(1_778_000_000) },
  reject: { 'a month later': issued(1_781_352_000) },
});
