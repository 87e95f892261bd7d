import { generateKeyPair, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

// The bank's only source of randomness. What it makes must not be guessable, so none of it follows from the seed.

/** An RFC 4122 UUID. */
export function uuid(): string {
  return randomUUID();
}

/** An opaque secret of 256 bits, for tokens and authorisation codes. */
export function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** An opaque ConsentId: 27 characters, well below the 128 that are allowed. */
export function consentId(): string {
  return `aac-${randomBytes(17).toString('base64url')}`;
}

/** Where the ids that callers see come from. They are no secrets: a test may have them made another way, so that runs compare. */
export interface Identifiers {
  readonly uuid: () => string;
  readonly consentId: () => string;
}

export const randomIdentifiers: Identifiers = { uuid, consentId };

/** A private RSA key of 2048 bits, made off the main thread. */
export async function rsaPrivateKey(): Promise<KeyObject> {
  return (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey;
}
