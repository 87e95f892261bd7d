import type { ConsentStatus } from './consent.ts';

/** What can happen to a consent at the bank. */
export type ConsentEvent = 'approved' | 'declined';

/**
 * The status after an event, undefined when the event may not happen in this status. An authorised consent can be
 * authorised again; a rejected one is final; nothing leads to Revoked in releases after 3.1.4.
 * Clause: account-access-consents, Status Flow; read-write-data-api-profile, Changes to an Intent's Authorized State.
 */
export function consentStatusAfter(status: ConsentStatus, event: ConsentEvent): ConsentStatus | undefined {
  if (status === 'Rejected') return undefined;
  if (event === 'approved') return 'Authorised';
  return status === 'AwaitingAuthorisation' ? 'Rejected' : status;
}
