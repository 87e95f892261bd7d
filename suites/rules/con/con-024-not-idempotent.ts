import { clause } from '../../core/clause.ts';
import { createdConsents } from '../../core/consent-history.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const post = (variant: 'unauthorised' | 'rejected', ConsentId: string): Sketch => ({
  operation: 'POST /account-access-consents',
  variant,
  requestBody: { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} },
  requestHeaders: { 'x-idempotency-key': 'a1b2c3' },
  data: { ConsentId },
});

export default rule({
  id: 'AISP-CON-024',
  statements: ['AISP-CON-024', 'AISP-HDR-033'],
  level: 'MUST',
  title: 'A consent request that is sent again makes another consent, whatever its idempotency key',
  matters:
    'The standard has no idempotency here: if the same key brings back the old consent, a second customer is sent to authorise the consent of the first.',
  clause: clause('Account and Transaction API', 'Idempotency'),
  scenarios: ['consents'],
  needs: 'an access token for the client, to send one consent request twice',
  *judge(evidence) {
    const idOf = new Map<string, string>();
    for (const { exchange, data } of createdConsents(evidence)) {
      const request = exchange.request.body;
      const id = textAt(data, 'ConsentId');
      if (request === undefined || id === undefined) continue;
      const before = idOf.get(request);
      if (before !== undefined) {
        yield look(below({ exchange }, 'Data', 'ConsentId'), id !== before, 'Expected a consent of its own', id);
      }
      idOf.set(request, id);
    }
  },
  accept: { 'two consents': [post('unauthorised', 'aac-1'), post('rejected', 'aac-2')] },
  reject: { 'the first consent again': [post('unauthorised', 'aac-1'), post('rejected', 'aac-1')] },
});
