import { randomUUID } from 'node:crypto';
import { randomPKCECodeVerifier } from 'openid-client';

/** What decides an authorisation besides the bank: a clock, and sources of unguessable values. */
export interface Surroundings {
  readonly now: () => Date;
  /** For `state` and `nonce`. */
  readonly newState: () => string;
  /** 43 to 128 unreserved characters. Clause: RFC 7636, section 4.1. */
  readonly newVerifier: () => string;
}

export const realSurroundings: Surroundings = {
  now: () => new Date(),
  newState: randomUUID,
  newVerifier: randomPKCECodeVerifier,
};
