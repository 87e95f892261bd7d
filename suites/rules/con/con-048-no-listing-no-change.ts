import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

const listed = (status: number): Sketch => ({
  operation: 'POST /account-access-consents',
  probe: 'wrong-method',
  method: 'GET',
  variant: 'GET',
  status,
});

const tolerated = { 404: 'consent-method-not-found', 501: 'method-not-implemented' } as const;

export default rule({
  id: 'AISP-CON-048',
  level: 'MUST',
  tolerates: ['consent-method-not-found', 'method-not-implemented'],
  title: 'Consents can be neither listed nor changed: such methods are refused with 405',
  matters:
    'If consents could be listed or changed, a TPP could widen what the customer approved, or see those of others.',
  clause: clause('Account Access Consents', 'Endpoints'),
  scenarios: ['routing'],
  needs: 'an access token for the client, to try methods that consents do not have',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'wrong-method' })) {
      if (exchange.about.operation?.includes('account-access-consents') !== true) continue;
      const expected = 'Expected 405 for a method that consents do not have';
      yield lookAtStatus(exchange, { expected: [405], tolerated }, expected);
    }
  },
  accept: { 'refuses with 405': listed(405) },
  reject: { 'lists them': listed(200), 'refuses with 400': listed(400), 'has no such path': listed(404) },
});
