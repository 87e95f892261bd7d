import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';
import type { Client, ClientPublicKey } from '../access/clients.ts';
import { subjectOf, thumbprintOf } from '../http/certificate-facts.ts';

/** A client with what the bank is to know of its RSA key, and of its certificate when it has one. */
export function clientWithKeys(client: Client, key: KeyObject, certificate?: X509Certificate): Client {
  return {
    ...client,
    publicKeys: [publicJwk(key)],
    ...(certificate === undefined
      ? {}
      : { certificateSubject: subjectOf(certificate), certificateThumbprint: thumbprintOf(certificate) }),
  };
}

/** A key as a JWK: of all that a private key holds, only what is public. Throws a TypeError for any but an RSA key. */
export function publicJwk(key: KeyObject): ClientPublicKey {
  const { e, n } = key.export({ format: 'jwk' });
  if (e === undefined || n === undefined) throw new TypeError('A client signs with an RSA key');
  // The members in this order, and no others, are what RFC 7638, section 3.2 has hashed.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { kty: 'RSA', n, e, kid, use: 'sig', alg: 'PS256' };
}
