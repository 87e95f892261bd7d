import { createHash, type JsonWebKey } from 'node:crypto';
import { rsaPrivateKey } from '../randomness/identifiers.ts';

/** A private RSA key in the form of RFC 7517, for PS256. */
export interface SigningKey extends JsonWebKey {
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'PS256';
}

/** The thumbprint of RFC 7638 of an RSA key. */
function thumbprint({ e, n }: JsonWebKey): string {
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}

let made: Promise<SigningKey> | undefined;

async function make(): Promise<SigningKey> {
  const key = (await rsaPrivateKey()).export({ format: 'jwk' });
  return { ...key, kid: thumbprint(key), use: 'sig', alg: 'PS256' };
}

/** The key that signs id_tokens: new in each process, made when it is first needed, which takes a moment. */
export function signingKey(): Promise<SigningKey> {
  made ??= make();
  return made;
}
