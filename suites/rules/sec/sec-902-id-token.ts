import type { Clause } from '../../../reports/contract/index.ts';
import type { IdTokenChecks, RecordedExchange, TokenFacts } from '../../core/archive.ts';
import { type Evidence, header } from '../../core/evidence.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Look, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Vector } from '../../core/sketch.ts';

const clause: Clause = {
  title: 'OpenID Connect Core 1.0, section 3.1.3.7',
  url: 'https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation',
};

/** What each comparison ought to find. */
const expected = {
  signed: 'Expected an ID token signed with a key that the bank publishes',
  iss: 'Expected iss in the ID token to be the issuer',
  aud: 'Expected aud in the ID token to name the client',
  nonce: 'Expected nonce in the ID token to be that of the request',
  s_hash: 'Expected s_hash in the ID token to go with the state of the request',
  c_hash: 'Expected c_hash in the ID token to go with the code',
  at_hash: 'Expected at_hash in the ID token to go with the access token',
} as const satisfies Record<keyof IdTokenChecks, string>;

const issued = (facts: Partial<TokenFacts>): Vector => ({
  exchanges: [{ probe: 'access', path: '/token', status: 200, headers: { date: 'Sun, 15 Mar 2026 12:00:00 GMT' } }],
  tokens: [{ consent: 'detail', ...facts }],
});
const claims = { iat: 1_773_576_000, exp: 1_773_576_300, openbanking_intent_id: 'con-detail' } as const;

/** One ID token: what was compared, its times, and the consent that it names. A claim that is not there is not missed. */
function* looks(
  evidence: Evidence,
  exchange: RecordedExchange,
  consent: TokenFacts['consent'],
  [said, checks]: readonly [JsonObject, IdTokenChecks],
): Generator<Look> {
  const place = { exchange };
  for (const name of Object.keys(expected) as readonly (keyof IdTokenChecks)[]) {
    if (checks[name] !== undefined) yield look(place, checks[name], expected[name]);
  }
  const { exp, iat, openbanking_intent_id: intent } = said;
  const told = Date.parse(header(exchange, 'date') ?? '') / 1000;
  const sooner = typeof iat === 'number' ? iat : told;
  if (typeof exp === 'number' && Number.isFinite(sooner)) {
    const late = `${Math.floor(exp - sooner)} seconds after`;
    yield look(place, exp > sooner, 'Expected exp in the ID token to come after its making', late);
  }
  const asked = evidence.consent(consent)?.consentId;
  if (typeof intent === 'string' && asked !== undefined) {
    yield look(place, intent === asked, 'Expected openbanking_intent_id in the ID token to be the ConsentId', intent);
  }
}

export default rule({
  id: 'AISP-SEC-902',
  level: 'SHOULD',
  title: 'What an ID token says of issuer, client, request and consent is true, and a published key signed it',
  matters:
    'A TPP decides by the ID token whether the customer who comes back is the one who left, and for which consent; if it is not true, two customers can be mixed up.',
  clause,
  beyond: 'A client that does what OpenID Connect asks of it refuses such an ID token, and the PSU with it.',
  scenarios: ['reads', 'consents'],
  needs: 'ID tokens that come with access tokens: the scope openid, and tokens that the run obtains itself',
  *judge(evidence) {
    for (const facts of evidence.archive.tokens) {
      const exchange = evidence.byId(facts.exchange);
      if (exchange === undefined) continue;
      const { idTokenClaims, idTokenChecks, authorisationIdTokenClaims, authorisationIdTokenChecks } = facts;
      const late = [idTokenClaims ?? {}, idTokenChecks ?? {}] as const;
      const early = [authorisationIdTokenClaims ?? {}, authorisationIdTokenChecks ?? {}] as const;
      for (const each of [late, early]) yield* looks(evidence, exchange, facts.consent, each);
    }
  },
  accept: {
    'all is as it was asked': issued({
      idTokenClaims: claims,
      idTokenChecks: { signed: true, iss: true, aud: true, nonce: true, s_hash: true, c_hash: true, at_hash: true },
    }),
    'says little: no nonce, no intent, no hashes': issued({
      idTokenClaims: { exp: claims.exp },
      idTokenChecks: { aud: true },
    }),
    'times in milliseconds': issued({ idTokenClaims: { iat: claims.iat, exp: claims.exp * 1000 } }),
  },
  reject: {
    'signed with another key': issued({ idTokenClaims: claims, idTokenChecks: { signed: false } }),
    'of another issuer': issued({ idTokenClaims: claims, idTokenChecks: { iss: false } }),
    'for another client': issued({ idTokenClaims: claims, idTokenChecks: { aud: false } }),
    'of an earlier request': issued({ idTokenClaims: claims, idTokenChecks: { nonce: false } }),
    'with the state of another': issued({
      authorisationIdTokenClaims: claims,
      authorisationIdTokenChecks: { s_hash: false },
    }),
    'with the code of another': issued({
      authorisationIdTokenClaims: claims,
      authorisationIdTokenChecks: { c_hash: false },
    }),
    'with the access token of another': issued({ idTokenClaims: claims, idTokenChecks: { at_hash: false } }),
    'over when it is made': issued({ idTokenClaims: { ...claims, exp: claims.iat } }),
    'over when it comes, and tells no other time': issued({ idTokenClaims: { exp: 1_773_500_000 } }),
    'of another consent': issued({ idTokenClaims: { ...claims, openbanking_intent_id: 'con-basic' } }),
  },
});
