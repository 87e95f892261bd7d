import type { consentKnownYet } from '../consents/known-yet.ts';
import type { consentOver, consentStatusAfter } from '../consents/status.ts';
import type { statusAfterWithdrawal } from '../release/withdrawal.ts';
import type { idTokenAlgorithm, idTokenClaims } from './id-token-claims.ts';
import type { refreshTokenEnd } from './refresh-token-end.ts';
import type { cutAccess } from './revoke-tokens.ts';
import type { remainingAccounts } from './select-accounts.ts';

/** What the authorisation side asks the bank to decide: the honest functions of these names, or what a fault put in their place. */
export interface AccessDecisions {
  readonly consentKnownYet: typeof consentKnownYet;
  readonly consentOver: typeof consentOver;
  readonly consentStatusAfter: typeof consentStatusAfter;
  readonly statusAfterWithdrawal: typeof statusAfterWithdrawal;
  readonly cutAccess: typeof cutAccess;
  readonly remainingAccounts: typeof remainingAccounts;
  readonly refreshTokenEnd: typeof refreshTokenEnd;
  readonly idTokenClaims: typeof idTokenClaims;
  readonly idTokenAlgorithm: typeof idTokenAlgorithm;
}
