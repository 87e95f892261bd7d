import type { Consent } from './consent.ts';

/** Whose a consent is, seen from a client. */
export function consentOwnership(consent: Consent, clientId: string): 'own' | 'foreign' {
  return consent.clientId === clientId ? 'own' : 'foreign';
}
