import type { AccessTokens } from './access-tokens.ts';

/** What withdrawing at the bank does to access: the tokens go, the consent stays. Clause: account-and-transaction-api-profile, Access Revocation. */
export function cutAccess(tokens: AccessTokens, consentId: string): void {
  tokens.revoke(consentId);
}

/** What deleting does to access: every token of the consent stops to work. */
export function revokeTokens(tokens: AccessTokens, consentId: string): void {
  tokens.revoke(consentId);
}
