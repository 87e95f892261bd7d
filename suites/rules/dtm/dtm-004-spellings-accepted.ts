import { clause } from '../../core/clause.ts';
import { isAcceptedWithoutDates, requestedData } from '../../core/consent-history.ts';
import { look } from '../../core/look.ts';
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

export default rule({
  id: 'AISP-DTM-004',
  level: 'MUST',
  title: 'A consent request may spell its date-times in any way that ISO 8601 permits',
  matters:
    'A TPP writes dates as its library does: a bank that takes one spelling alone refuses consents that say exactly what is meant.',
  clause: clause('Read/Write Data API', 'Date Formats'),
  scenarios: ['consents', 'transaction-permissions'],
  needs: 'a consent request with a date-time, which only a run that makes its own consents sends',
  apart: 'knowing all',
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
  },
  accept: {
    'Z is accepted': request('2026-01-01T00:00:00Z', 201),
    'a refused request without dates is another matter': [
      request('2026-01-01T00:00:00+01:00', 201),
      request(undefined, 400),
    ],
  },
  reject: {
    'Z is refused': [request('2026-01-01T00:00:00Z', 400), accepted],
    'a fraction breaks the server': [request('2026-01-01T00:00:00.000+00:00', 500), accepted],
  },
  silent: {
    'refused without the dates as well': [request('2026-01-01T00:00:00Z', 400), { ...accepted, status: 400 }],
  },
});
