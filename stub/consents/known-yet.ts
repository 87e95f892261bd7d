import type { Consent } from './consent.ts';

/** Whether the bank can show a consent, and have it authorised, at `at` in milliseconds since the epoch: from the moment it is made. */
export function consentKnownYet(_consent: Consent, _at: number): boolean {
  return true;
}
