import { createPrivateKey, createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, importPKCS8 } from 'jose';
import type { PrivateKey } from 'openid-client';
import type { ClientConfig } from '../target/target.ts';

/**
 * The key that signs assertions and request objects, with its `kid`: PS256 for RSA, ES256 for P-256, the two that the
 * Financial-grade API allows. The configuration was checked, so that a key it cannot use is a fault of the harness.
 */
export async function readSigningKey({ signingKey, signingKeyId }: ClientConfig): Promise<PrivateKey | undefined> {
  if (signingKey === undefined) return undefined;
  const key = createPrivateKey(signingKey);
  const algorithm = key.asymmetricKeyType === 'ec' ? 'ES256' : 'PS256';
  const kid = signingKeyId ?? (await calculateJwkThumbprint(await exportJWK(createPublicKey(key))));
  return { key: await importPKCS8(key.export({ type: 'pkcs8', format: 'pem' }).toString(), algorithm), kid };
}
