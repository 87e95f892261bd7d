import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const filter = { operation: 'GET /accounts/{AccountId}/transactions', probe: 'filter', variant: 'unreadable' } as const;
const authDate = { operation: 'GET /accounts', probe: 'bad-header', variant: 'auth-date' } as const;

/** A bank may ignore what it cannot read, so a success is no departure; a refusal with another status is. */
function lookAtRefusal(exchange: RecordedExchange) {
  const status = statusOf(exchange);
  return look({ exchange }, status === 400 || isSuccess(exchange), 'Expected 400 if the value is refused', status);
}

export default rule({
  id: 'AISP-HTTP-005',
  level: 'MUST',
  title: 'A header or query parameter with an unreadable value leads to 400 if it is refused',
  matters:
    '400 tells a developer that the header or filter is wrong; 403 or 404 has them look at consents and addresses instead.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['headers', 'filters'],
  needs: 'calls with an unreadable header or filter',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'bad-header' })) yield lookAtRefusal(exchange);
    for (const variant of ['unreadable', 'unreadable-empty']) {
      for (const exchange of evidence.select({ probe: 'filter', variant })) yield lookAtRefusal(exchange);
    }
  },
  accept: {
    'the filter refused': { ...filter, query: 'fromBookingDateTime=foo', status: 400 },
    'the filter ignored': { ...filter, query: 'fromBookingDateTime=foo', data: { Transaction: [] } },
    'the header refused': { ...authDate, status: 400 },
  },
  reject: {
    'the filter breaks the server': { ...filter, query: 'fromBookingDateTime=foo', status: 500 },
    'the filter taken for an unknown path': { ...filter, query: 'fromBookingDateTime=foo', status: 404 },
    'the header forbidden': { ...authDate, status: 403 },
  },
});
