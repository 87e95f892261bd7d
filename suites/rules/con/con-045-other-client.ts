import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, lookAtStatus, statusOf } from '../../core/status.ts';

const refused = (status: number): Sketch => ({
  operation: 'GET /account-access-consents/{ConsentId}',
  probe: 'other-client',
  variant: 'read',
  consent: 'rejected',
  status,
});

/** That it is refused at all is AISP-SEC-010. */
export default rule({
  id: 'AISP-CON-045',
  level: 'MUST',
  tolerates: ['consent-of-another-as-unknown'],
  title: 'A TPP that reaches for the consent of another TPP is refused with 403',
  matters: 'An answer other than 403 lets one TPP find out which consents another has.',
  clause: clause('Read/Write Data API', '403 (Forbidden)'),
  scenarios: ['second-client'],
  needs: 'a token of a second TPP, and a consent of the first',
  *judge(evidence) {
    for (const variant of ['read', 'delete']) {
      for (const exchange of evidence.select({ probe: 'other-client', variant })) {
        // A DELETE is not sent twice, and a server that is busy for a moment has not looked whose consent it is.
        if (isSuccess(exchange) || statusOf(exchange) === 503) continue;
        const statuses = { expected: [403], tolerated: { 400: 'consent-of-another-as-unknown' } } as const;
        yield lookAtStatus(exchange, statuses, "Expected 403 for another TPP's consent");
      }
    }
  },
  accept: { forbidden: refused(403) },
  reject: {
    'not found': refused(404),
    unauthorised: refused(401),
    'refused as unknown': refused(400),
  },
  silent: { 'busy for a moment': refused(503) },
});
