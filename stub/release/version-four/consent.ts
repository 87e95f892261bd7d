import { type Consent, echoConsent } from '../../consents/consent.ts';
import { dateTime } from '../../dates/iso-8601.ts';
import { spelled } from './spelling.ts';

/** Why a consent is in its status: a code of the list that errors have, too, and words for whoever reads it. */
interface Reason {
  readonly StatusReasonCode: string;
  readonly StatusReasonDescription: string;
}

interface State {
  readonly status: string;
  readonly reasons: readonly Reason[];
  /** When it came to be so, in milliseconds since the epoch; absent where the consent itself says it. */
  readonly since?: number;
}

const reason = (StatusReasonCode: string, StatusReasonDescription: string): Reason => ({
  StatusReasonCode,
  StatusReasonDescription,
});

/** The state of a consent at a moment. Clause: account-access-consents, Status; read-write-data-api-profile, 401 and 403. */
function stateAt(consent: Consent, at: number): State {
  const { status, expires, withdrawnAt, heldAt, reauthenticate, reinstatedAt } = consent;
  if (status === 'Authorised' && expires !== undefined && expires <= at) {
    return {
      status: 'EXPD',
      since: expires,
      reasons: [reason('TKXP', 'The consent ran until its ExpirationDateTime')],
    };
  }
  if (status === 'Revoked' || withdrawnAt !== undefined) {
    return cancelled(withdrawnAt, reason('CUST', 'The customer took access back at the bank'));
  }
  if (reauthenticate === true) {
    return cancelled(
      heldAt,
      reason('TKSP', 'The bank suspended its tokens'),
      reason('U028', 'The customer has to authenticate again'),
    );
  }
  const words = spelled('consentStatus', status) ?? status;
  if (status === 'Rejected') return { status: words, reasons: [reason('U033', 'The customer did not authorise it')] };
  if (status === 'Authorised') {
    return { status: words, reasons: [], ...(reinstatedAt === undefined ? {} : { since: reinstatedAt }) };
  }
  return { status: words, reasons: [reason('U036', 'The customer has yet to authorise it')] };
}

function cancelled(since: number | undefined, ...reasons: readonly Reason[]): State {
  return { status: 'CANC', reasons, ...(since === undefined ? {} : { since }) };
}

/** `Data` of OBReadConsentResponse1 of version 4, at a moment: its end shows in the status, and so does that access was taken back. */
export function echoConsentFour(consent: Consent, at: number): object {
  const { status, reasons, since } = stateAt(consent, at);
  return {
    ...echoConsent(consent, at),
    Status: status,
    ...(reasons.length === 0 ? {} : { StatusReason: reasons }),
    ...(since === undefined ? {} : { StatusUpdateDateTime: dateTime(since) }),
  };
}
