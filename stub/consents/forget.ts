import type { ConsentStore } from './consent-store.ts';

/** What deleting does to the consent: it is gone, whatever its status. Clause: account-access-consents, DELETE. */
export function forgetConsent(consents: ConsentStore, consentId: string): void {
  consents.delete(consentId);
}
