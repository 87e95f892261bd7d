import { randomBytes, randomUUID } from 'node:crypto';

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
