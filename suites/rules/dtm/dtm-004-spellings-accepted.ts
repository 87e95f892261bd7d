import { clause } from '../../core/clause.ts';
import { isAcceptedWithoutDates, requestedData } from '../../core/consent-history.ts';
import type { Evidence } from '../../core/evidence.ts';
import { type Look, lenient, look } from '../../core/look.ts';
import { withoutDates } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const members = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'] as const;

const request = (TransactionFromDateTime: string | undefined, status: number) => ({
  operation: 'POST /account-access-consents' as const,
  variant: 'credits',
  requestBody: { Data: { Permissions: ['ReadAccountsDetail'], TransactionFromDateTime }, Risk: {} },
  status,
});

/** The same request without date-times, which was accepted. */
const accepted = {
  variant: withoutDates,
  follows: 'x1',
  path: '/account-access-consents',
  method: 'POST',
  requestBody: { Data: { Permissions: ['ReadAccountsDetail'] }, Risk: {} },
  status: 201,
} as const;

/** The same request in the spelling of every example: where the bank does not take that, it refuses no spelling. */
const plain = { operation: 'POST /account-access-consents', probe: 'happy', variant: 'unauthorised' } as const;

function* lookAtOddForms(evidence: Evidence): Generator<Look> {
  if (!evidence.whole.select(plain).some(isSuccess)) return;
  for (const exchange of evidence.select({ probe: 'happy' })) {
    if (exchange.about.variant?.startsWith('date:') !== true) continue;
    const sent = requestedData(exchange)?.TransactionToDateTime;
    const taken = isSuccess(exchange);
    yield lenient('iso-8601-beyond-rfc-3339')(
      { exchange },
      taken,
      'Expected a consent for a request with a date-time of ISO 8601',
      sent,
      statusOf(exchange),
    );
  }
}

const odd = (status: number) => ({
  path: '/account-access-consents',
  method: 'POST' as const,
  variant: 'date:no-seconds',
  requestBody: {
    Data: { Permissions: ['ReadAccountsDetail'], TransactionToDateTime: '2026-01-01T10:30+00:00' },
    Risk: {},
  },
  status,
});
const usual = (status: number) => ({ ...request('2026-01-01T00:00:00+00:00', status), variant: 'unauthorised' });

export default rule({
  id: 'AISP-DTM-004',
  level: 'MUST',
  title: 'A consent request may spell its date-times in any way that ISO 8601 permits',
  matters:
    'A TPP writes dates as its library does: a bank that takes one spelling alone refuses consents that say exactly what is meant.',
  clause: clause('Read/Write Data API', 'Date Formats'),
  scenarios: ['consents', 'transaction-permissions', 'consent-refusals'],
  needs: 'a consent request with a date-time, which only a run that makes its own consents sends',
  apart: 'knowing all',
  tolerates: ['iso-8601-beyond-rfc-3339'],
  *judge(evidence) {
    for (const exchange of evidence.select({ operation: 'POST /account-access-consents', probe: 'happy' })) {
      const data = requestedData(exchange);
      const sent = members.flatMap((name) => data?.[name] ?? []);
      if (sent.length === 0 || (!isSuccess(exchange) && !isAcceptedWithoutDates(evidence, exchange))) continue;
      yield look(
        { exchange },
        isSuccess(exchange),
        'Expected a consent for a request with well-formed date-times',
        ...sent,
        statusOf(exchange),
      );
    }
    yield* lookAtOddForms(evidence);
  },
  accept: {
    'Z is accepted': request('2026-01-01T00:00:00Z', 201),
    'no seconds are accepted': [usual(201), odd(201)],
    'a refused request without dates is another matter': [
      request('2026-01-01T00:00:00+01:00', 201),
      request(undefined, 400),
    ],
  },
  reject: {
    'no seconds are refused': [usual(201), odd(400)],
    'Z is refused': [request('2026-01-01T00:00:00Z', 400), accepted],
    'a fraction breaks the server': [request('2026-01-01T00:00:00.000+00:00', 500), accepted],
  },
  silent: {
    'refused without the dates as well': [request('2026-01-01T00:00:00Z', 400), { ...accepted, status: 400 }],
  },
});
