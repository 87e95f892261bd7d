import type { Consent, ConsentStatus } from './consent.ts';

/** What can happen to a consent at the bank. */
export type ConsentEvent = 'approved' | 'declined';

/**
 * True once the ExpirationDateTime of a consent has passed: it is then authorised no more.
 * Clause: account-and-transaction-api-profile, Consent Re-authentication.
 */
export function consentOver({ expires }: Pick<Consent, 'expires'>, at: number): boolean {
  return expires !== undefined && expires <= at;
}

/**
 * The status after an event, undefined when the event may not happen in this status. An authorised consent can be
 * authorised again; one that is rejected or revoked is final.
 * Clause: account-access-consents, Status Flow; read-write-data-api-profile, Changes to an Intent's Authorized State.
 */
export function consentStatusAfter(status: ConsentStatus, event: ConsentEvent): ConsentStatus | undefined {
  if (status === 'Rejected' || status === 'Revoked') return undefined;
  if (event === 'approved') return 'Authorised';
  return status === 'AwaitingAuthorisation' ? 'Rejected' : status;
}
