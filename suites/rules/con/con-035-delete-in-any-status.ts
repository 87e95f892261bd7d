import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtStatus } from '../../core/status.ts';

const deletion = (variant: 'awaiting-authorisation' | 'authorised', status: number): Sketch => ({
  operation: 'DELETE /account-access-consents/{ConsentId}',
  consent: variant === 'authorised' ? 'minimal' : 'unauthorised',
  variant,
  status,
});

export default rule({
  id: 'AISP-CON-035',
  level: 'MUST',
  title: 'A consent can be deleted while it awaits authorisation and when it is authorised',
  matters:
    'A customer may change their mind before as well as after authorising; a consent that cannot be deleted stays on the list of the bank.',
  clause: clause('Account Access Consents', 'DELETE /account-access-consents/{ConsentId}'),
  scenarios: ['consent-deletion'],
  needs: 'a consent that could be made',
  *judge(evidence) {
    for (const variant of ['awaiting-authorisation', 'authorised']) {
      const criteria = { operation: 'DELETE /account-access-consents/{ConsentId}', probe: 'happy', variant } as const;
      for (const exchange of evidence.select(criteria)) {
        yield lookAtStatus(exchange, { expected: [200, 202, 204] }, 'Expected the consent to be deleted');
      }
    }
  },
  accept: { 'both deleted': [deletion('awaiting-authorisation', 204), deletion('authorised', 204)] },
  reject: {
    'only authorised ones': [deletion('awaiting-authorisation', 400), deletion('authorised', 204)],
    'an error of the server': [deletion('awaiting-authorisation', 204), deletion('authorised', 503)],
  },
});
