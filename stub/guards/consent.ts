import type { Grant } from '../access/access-tokens.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import { breakdown, refuse, throttled } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { expired, unauthorised } from './access-token.ts';
import { forbidden } from './grant.ts';

/** What a PSU's token opens: one consent, of one PSU, over the accounts that the PSU selected. */
export interface Access {
  readonly grant: Grant;
  readonly consent: Consent;
}

/** The consent that a token's grant names; undefined once it is deleted. */
export function consentBehind(consents: ConsentStore, consentId: string): Consent | undefined {
  return consents.get(consentId);
}

/** What a consent allows at `at`: an elapsed ExpirationDateTime stops data and leaves the Status as it is. */
export function consentUse(consent: Consent, at: number): 'open' | 'expired' | 'not-authorised' | 'reauthenticate' {
  if (consent.status !== 'Authorised') return 'not-authorised';
  if (consent.reauthenticate === true) return 'reauthenticate';
  return consent.expires === undefined || at < consent.expires ? 'open' : 'expired';
}

/** What of the bank this guard goes by. */
export interface ConsentBank {
  readonly consents: ConsentStore;
  readonly behaviours: {
    readonly consentBehind: typeof consentBehind;
    readonly consentUse: typeof consentUse;
  };
}

/**
 * The consent behind a PSU's token. 401 without body once it has expired, as for an expired token.
 * Clause: read-write-data-api-profile, 401 (Unauthorized).
 */
export function consent(bank: ConsentBank, request: ApiRequest, grant: Grant): Access {
  const found = bank.behaviours.consentBehind(bank.consents, grant.consentId);
  if (found === undefined) throw unauthorised('Token.Invalid', 'The consent of this token is gone', 'invalid_token');
  const use = bank.behaviours.consentUse(found, request.at);
  if (use === 'expired') throw expired();
  if (use === 'not-authorised') throw forbidden('Consent.NotAuthorised', 'The consent of this token is not authorised');
  if (use === 'reauthenticate') {
    throw refuse(403, 'UK.OBIE.Reauthenticate', 'The bank needs the PSU to authenticate again');
  }
  const trouble = bank.consents.takeTrouble(found);
  if (trouble === 'breakdown') throw breakdown();
  if (trouble === 'throttling') throw throttled(1);
  return { grant, consent: found };
}
