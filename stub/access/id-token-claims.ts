import { CompactSign, decodeJwt, importJWK, type JWTPayload } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Behaviours } from '../behaviours.ts';
import type { SigningKey } from './signing-key.ts';

/** What an ID token says: what the provider found to say. Clause: OpenID Connect Core 1.0, section 2. */
export function idTokenClaims(claims: JWTPayload): JWTPayload {
  return claims;
}

/** Has the decision on their claims looked at before ID tokens go out; what it changes is signed anew. */
export function decideOnClaims(provider: Provider, key: SigningKey, { idTokenClaims: decide }: Behaviours): void {
  if (decide === idTokenClaims) return;
  const { prototype } = provider.IdToken;
  const issue = prototype.issue;
  Object.defineProperty(prototype, 'issue', {
    async value(this: typeof prototype, ...options: Parameters<typeof issue>) {
      const token = await issue.apply(this, options);
      const payload = new TextEncoder().encode(JSON.stringify(decide(decodeJwt(token))));
      const signer = new CompactSign(payload).setProtectedHeader({ alg: key.alg, kid: key.kid });
      return await signer.sign(await importJWK({ ...key }, key.alg));
    },
  });
}
