import { clause } from '../../core/clause.ts';
import { createdConsents } from '../../core/consent-history.ts';
import type { Evidence } from '../../core/evidence.ts';
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

/** Ids that came for different requests: that is for the rule about those. */
function sharedIds(evidence: Evidence): ReadonlySet<string> {
  const requestOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { exchange, data } of createdConsents(evidence)) {
    const { body: request = '' } = exchange.request;
    const id = textAt(data, 'ConsentId');
    if (id === undefined) continue;
    if ((requestOf.get(id) ?? request) !== request) shared.add(id);
    requestOf.set(id, request);
  }
  return shared;
}

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
  waitsFor: (evidence) => (sharedIds(evidence).size > 0 ? 'AISP-CON-001' : undefined),
  *judge(evidence) {
    const idOf = new Map<string, string>();
    const shared = sharedIds(evidence);
    for (const { exchange, data } of createdConsents(evidence)) {
      const request = exchange.request.body;
      const id = textAt(data, 'ConsentId');
      if (request === undefined || id === undefined) continue;
      const before = idOf.get(request);
      if (before !== undefined && !(id === before && shared.has(id))) {
        yield look(below({ exchange }, 'Data', 'ConsentId'), id !== before, 'Expected a consent of its own', id);
      }
      idOf.set(request, id);
    }
  },
  accept: { 'two consents': [post('unauthorised', 'aac-1'), post('rejected', 'aac-2')] },
  reject: { 'the first consent again': [post('unauthorised', 'aac-1'), post('rejected', 'aac-1')] },
  silent: {
    'an id that a consent for something else has, too, which another rule tells': [
      post('unauthorised', 'aac-1'),
      post('rejected', 'aac-1'),
      { ...post('rejected', 'aac-1'), requestBody: { Data: { Permissions: ['ReadBalances'] }, Risk: {} } },
    ],
  },
});
