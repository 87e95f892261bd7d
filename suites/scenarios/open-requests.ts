import type { PermissionCode } from '../../schemas/permissions.ts';
import { type Release, versionOf } from '../../schemas/releases.ts';
import { consentDay } from './consent-requests.ts';

/** A consent request on which the standard is silent: a bank may make a consent of it, and may refuse it. */
export interface OpenRequest {
  readonly variant: string;
  readonly body: unknown;
}

/**
 * One consent request in spellings of its date that ISO 8601 has and RFC 3339 has not: the prose permits the one, the interface
 * description names the other.
 */
export function datesOfIso8601(now: Date, code: PermissionCode): readonly OpenRequest[] {
  const day = consentDay(now, -1);
  const forms = {
    'no-seconds': `${day}T10:30+00:00`,
    'offset-without-colon': `${day}T10:30:00+0000`,
    basic: `${day.replaceAll('-', '')}T103000Z`,
  };
  return Object.entries(forms).map(([form, TransactionToDateTime]) => ({
    variant: `date:${form}`,
    body: { Data: { Permissions: [code], TransactionToDateTime }, Risk: {} },
  }));
}

/** Requests for consents that a bank may accept or refuse, as long as it decides: dates that open nothing, members that are for the answer. */
export function openRequests(now: Date, release: Release, code: PermissionCode): readonly OpenRequest[] {
  const request = (variant: string, data: object): OpenRequest => ({
    variant,
    body: { Data: { Permissions: [code], ...data }, Risk: {} },
  });
  return [
    request('open:past-expiration', { ExpirationDateTime: `${consentDay(now, -30)}T00:00:00+00:00` }),
    request('open:reversed-window', {
      TransactionFromDateTime: `${consentDay(now, -10)}T00:00:00+00:00`,
      TransactionToDateTime: `${consentDay(now, -20)}T00:00:00+00:00`,
    }),
    // Version 4 closes neither the request nor its Data, and has these members in the answer.
    ...(versionOf(release) === '4.0'
      ? [request('open:status-members', { Status: 'AUTH', StatusReason: [{ StatusReasonCode: 'NARR' }] })]
      : []),
  ];
}
