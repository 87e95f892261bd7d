import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const refusal = (variant: string, ExpirationDateTime: string, status: number) => ({
  operation: 'POST /account-access-consents' as const,
  probe: 'consent-refusal' as const,
  variant,
  requestBody: { Data: { Permissions: ['ReadAccountsBasic'], ExpirationDateTime }, Risk: {} },
  status,
});

/** The standard leaves the error code to the bank; that the request is refused as a bad one it does not. */
export default rule({
  id: 'AISP-DTM-006',
  level: 'MUST',
  title: 'A consent request with a malformed or impossible date-time is refused with 400',
  matters: 'An impossible date that is taken becomes some other date, and the access ends when nobody expects it.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['consent-refusals'],
  needs: 'a token of the client, to send consent requests with bad dates',
  *judge(evidence) {
    for (const variant of ['bad-expiration', 'impossible-date', 'empty-date']) {
      for (const exchange of evidence.select({ probe: 'consent-refusal', variant })) {
        const status = statusOf(exchange);
        yield look({ exchange }, status === 400, 'Expected 400 for a date-time that is none', status);
      }
    }
  },
  accept: {
    'words are refused': refusal('bad-expiration', 'next Tuesday', 400),
    'a day that does not exist is refused': refusal('impossible-date', '2026-02-30T00:00:00+00:00', 400),
  },
  reject: {
    'words are accepted': refusal('bad-expiration', 'next Tuesday', 201),
    'a day that does not exist is accepted': refusal('impossible-date', '2026-02-30T00:00:00+00:00', 201),
    'the empty text is accepted': refusal('empty-date', '', 201),
    'words break the server': refusal('bad-expiration', 'next Tuesday', 500),
  },
});
