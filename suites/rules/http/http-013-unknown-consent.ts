import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = {
  operation: 'DELETE /account-access-consents/{ConsentId}',
  probe: 'unknown-id',
  variant: 'consent-to-delete',
} as const;

export default rule({
  id: 'AISP-HTTP-013',
  level: 'MUST',
  title: 'Deleting a consent that does not exist is refused with 400',
  matters:
    'A clean-up that meets a consent twice must be told so by the agreed status, or it retries a deletion that is long done.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  scenarios: ['accounts-outside-consent'],
  needs: 'a DELETE with a ConsentId that does not exist',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a ConsentId that does not exist');
    }
  },
  accept: { 'refused with 400': { ...call, status: 400 } },
  reject: { 'said to be deleted': { ...call, status: 204 }, 'not found': { ...call, status: 404 } },
});
