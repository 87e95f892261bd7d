import { createHash, type JsonWebKey } from 'node:crypto';
import { rsaPrivateKey } from '../randomness/identifiers.ts';
import type { BankState } from '../state/bank-state.ts';

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

/** By which processes that share a state name it. */
const sharedName = 'id-token-key';

async function make(): Promise<SigningKey> {
  const key = (await rsaPrivateKey()).export({ format: 'jwk' });
  return { ...key, kid: thumbprint(key), use: 'sig', alg: 'PS256' };
}

/**
 * The key that signs id_tokens, made when it is first needed, which takes a moment: new in each process, and one for all where many
 * share the state.
 */
export async function signingKey(state: Pick<BankState, 'constant' | 'repeats'>): Promise<SigningKey> {
  if (!state.repeats) {
    made ??= make();
    return await made;
  }
  const text = await state.constant(sharedName, async () => JSON.stringify(await make()));
  // Nobody but a bank writes it.
  return JSON.parse(text) as SigningKey;
}
