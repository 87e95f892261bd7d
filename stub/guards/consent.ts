import { clause } from '../../schemas/statements/clause.ts';
import type { Grant } from '../access/access-tokens.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import { dateTime } from '../dates/iso-8601.ts';
import { breakdown, refuse, throttled } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because, type Why } from '../http/why.ts';
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

/** The same in version 4, where a consent that has ended is never one that the PSU could open again. */
export function consentUseFour(consent: Consent, at: number): ReturnType<typeof consentUse> {
  const ended = consent.status === 'Authorised' && consent.expires !== undefined && consent.expires <= at;
  return ended ? 'expired' : consentUse(consent, at);
}

/** What of the bank this guard goes by. */
export interface ConsentBank {
  readonly consents: ConsentStore;
  readonly behaviours: {
    readonly consentBehind: typeof consentBehind;
    readonly consentUse: typeof consentUse;
  };
}

function gone({ consentId }: Grant): string {
  return `A token of a consent that stands. ${consentId} was deleted: POST /account-access-consents makes another.`;
}

function tooLate({ consentId, expirationDateTime }: Consent, at: number): Why {
  return because(
    'consent',
    'AISP-SEC-012',
    () =>
      `A call before ${expirationDateTime}, when the consent ${consentId} ended; the bank has ${dateTime(at)}. It cannot be prolonged: ` +
      'POST /account-access-consents with a later ExpirationDateTime, or with none, makes another.',
  );
}

const statusFlow = clause('Account Access Consents', 'Status Flow');

function notAuthorised({ consentId, status }: Consent): Why {
  const cure =
    status === 'AwaitingAuthorisation'
      ? 'send the PSU to /authorize with it'
      : 'that is for good; POST /account-access-consents makes another';
  return because(
    'consent',
    [statusFlow, 'AISP-SEC-025'],
    () => `A consent that is Authorised. ${consentId} is ${status}: ${cure}.`,
  );
}

function authoriseAgain({ consentId, customerKey }: Consent): string {
  return `The same call after the PSU (${customerKey}) has authorised ${consentId} again: send them to /authorize with the same ConsentId.`;
}

/**
 * The consent behind a PSU's token. 401 without body once it has expired, as for an expired token.
 * Clause: read-write-data-api-profile, 401 (Unauthorized).
 */
export function consent(bank: ConsentBank, request: ApiRequest, grant: Grant): Access {
  const found = bank.behaviours.consentBehind(bank.consents, grant.consentId);
  if (found === undefined) {
    const why = because('consent', 'AISP-SEC-011', () => gone(grant));
    throw unauthorised('Token.Invalid', 'The consent of this token is gone', why, 'invalid_token');
  }
  const use = bank.behaviours.consentUse(found, request.at);
  if (use === 'expired') throw expired('The consent of this token has expired', tooLate(found, request.at));
  if (use === 'not-authorised') {
    throw forbidden('Consent.NotAuthorised', 'The consent of this token is not authorised', notAuthorised(found));
  }
  if (use === 'reauthenticate') {
    const why = because('consent', 'AISP-SEC-019', () => authoriseAgain(found));
    throw refuse(403, 'UK.OBIE.Reauthenticate', 'The bank needs the PSU to authenticate again', why);
  }
  const trouble = bank.consents.takeTrouble(found);
  const next = `The same call, once more: POST /stub/consents/${found.consentId}/${trouble} asked for this, and it is over.`;
  if (trouble === 'breakdown') throw breakdown(next);
  if (trouble === 'throttling') throw throttled(1, next);
  return { grant, consent: found };
}
