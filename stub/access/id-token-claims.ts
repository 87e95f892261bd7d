import { constants, createPrivateKey, sign } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { SigningKey } from './signing-key.ts';

/** Claims by their names. */
export type Claims = Readonly<Record<string, unknown>>;

/** What an ID token says: all that the provider put into it. Clause: OpenID Connect Core 1.0, section 2. */
export function idTokenClaims(claims: Claims): Claims {
  return claims;
}

/** What an ID token is signed with. Both take an RSA key; the one that the Financial-grade API allows is the usual one. */
export function idTokenAlgorithm(): 'PS256' | 'RS256' {
  return 'PS256';
}

/** What an ID token says, and what it is signed with. */
export interface IdTokenDecisions {
  readonly idTokenClaims: typeof idTokenClaims;
  readonly idTokenAlgorithm: typeof idTokenAlgorithm;
}

/** Has decisions that are not the usual ones change ID tokens before they go out; they are signed anew. */
export function decideOnIdTokens(provider: Provider, key: SigningKey, decisions: IdTokenDecisions): void {
  const { idTokenClaims: decide, idTokenAlgorithm: choose } = decisions;
  if (decide === idTokenClaims && choose === idTokenAlgorithm) return;
  const { prototype } = provider.IdToken;
  const issue = prototype.issue;
  Object.defineProperty(prototype, 'issue', {
    async value(this: typeof prototype, ...options: Parameters<typeof issue>) {
      const [, payload = ''] = (await issue.apply(this, options)).split('.');
      return signed(decide(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))), key, choose());
    },
  });
}

/** A signed JWT in the compact form. Clause: RFC 7515, section 3.1; RFC 7518, sections 3.3 and 3.5. */
function signed(claims: Claims, key: SigningKey, alg: 'PS256' | 'RS256'): string {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encoded({ alg, kid: key.kid })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: createPrivateKey({ key, format: 'jwk' }),
    ...(alg === 'RS256'
      ? {}
      : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }),
  });
  return `${text}.${signature.toString('base64url')}`;
}
