import { consentDay } from './consent-requests.ts';

/** A consent request on which the standard is silent: a bank may make a consent of it, and may refuse it. */
export interface OpenRequest {
  readonly variant: string;
  readonly body: unknown;
}

/** Requests for consents that a bank may accept or refuse, as long as it decides: dates that open nothing. */
export function openRequests(now: Date): readonly OpenRequest[] {
  const request = (variant: string, data: object): OpenRequest => ({
    variant,
    body: { Data: { Permissions: ['ReadAccountsBasic'], ...data }, Risk: {} },
  });
  return [
    request('open:past-expiration', { ExpirationDateTime: `${consentDay(now, -30)}T00:00:00+00:00` }),
    request('open:reversed-window', {
      TransactionFromDateTime: `${consentDay(now, -10)}T00:00:00+00:00`,
      TransactionToDateTime: `${consentDay(now, -20)}T00:00:00+00:00`,
    }),
  ];
}
