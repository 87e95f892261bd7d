import type { AccessTokens } from '../access/access-tokens.ts';
import type { ConsentStore } from './consent-store.ts';

/** What deleting does to the consent: it is gone, whatever its status. Clause: account-access-consents, DELETE. */
export function forgetConsent(consents: ConsentStore, consentId: string): void {
  consents.delete(consentId);
}

/** What withdrawing at the bank does to access: the tokens go, the consent stays. Clause: account-and-transaction-api-profile, Access Revocation. */
export function cutAccess(tokens: AccessTokens, consentId: string): void {
  tokens.revoke(consentId);
}

/** What deleting does to access: every token of the consent stops to work. */
export function revokeTokens(tokens: AccessTokens, consentId: string): void {
  tokens.revoke(consentId);
}
