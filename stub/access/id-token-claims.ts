import { constants, createPrivateKey, sign } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { SigningKey } from './signing-key.ts';

/** Claims by their names. */
export type Claims = Readonly<Record<string, unknown>>;

/** What an ID token says: all that the provider put into it. Clause: OpenID Connect Core 1.0, section 2. */
export function idTokenClaims(claims: Claims): Claims {
  return claims;
}

/** Has a decision that is not the usual one change ID tokens before they go out; they are signed anew. */
export function decideOnClaims(provider: Provider, key: SigningKey, decide: typeof idTokenClaims): void {
  if (decide === idTokenClaims) return;
  const { prototype } = provider.IdToken;
  const issue = prototype.issue;
  Object.defineProperty(prototype, 'issue', {
    async value(this: typeof prototype, ...options: Parameters<typeof issue>) {
      const [, payload = ''] = (await issue.apply(this, options)).split('.');
      return signed(decide(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))), key);
    },
  });
}

/** A JWT in the compact form, signed with PS256. Clause: RFC 7515, section 3.1; RFC 7518, section 3.5. */
function signed(claims: Claims, key: SigningKey): string {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encoded({ alg: key.alg, kid: key.kid })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: createPrivateKey({ key, format: 'jwk' }),
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
  });
  return `${text}.${signature.toString('base64url')}`;
}
