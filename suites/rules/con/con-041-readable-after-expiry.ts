import { clause } from '../../core/clause.ts';
import { consentAfter, consentReads } from '../../core/course.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, lookAtStatus } from '../../core/status.ts';

const ends = [
  ['renewed', 'token-expired'],
  ['expiring', 'consent-expired'],
] as const;
const data = { ConsentId: 'aac-1', Status: 'Authorised' };

export default rule({
  id: 'AISP-CON-041',
  level: 'MUST',
  title: 'A consent can be read after its access token or the consent itself has expired',
  matters:
    'When access is over the TPP reads the consent to learn why; if it cannot, it does not know whether to renew or to delete.',
  clause: clause('Read/Write Data API', "Effect of Token Expiry on an Intent's Authorized State"),
  scenarios: ['consent-expiry', 'consent-life', 'token-expiry', 'token-life'],
  needs: 'a consent that the run makes, and that ends or whose token ends during the run',
  *judge(evidence) {
    for (const [consent, variant] of ends) {
      // A consent that could not be read before is the matter of another rule.
      if (!consentReads(evidence, consent, 'authorised').every(isSuccess)) continue;
      for (const exchange of consentReads(evidence, consent, variant)) {
        yield lookAtStatus(exchange, { expected: [200] }, 'Expected the consent to be there still');
      }
    }
  },
  accept: {
    'after the token': consentAfter('token-expired', { data }),
    'after the consent': consentAfter('consent-expired', { data }, 'expiring'),
  },
  reject: {
    'refused after the token': consentAfter('token-expired', { status: 401 }),
    'refused after the consent': consentAfter('consent-expired', { status: 400 }, 'expiring'),
  },
});
