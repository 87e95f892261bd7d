import { clause } from '../../core/clause.ts';
import { sentHeader } from '../../core/evidence.ts';
import { interactionId, playsBackNone } from '../../core/interaction-id.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess } from '../../core/status.ts';

const name = 'x-fapi-interaction-id';
const created = { operation: 'POST /account-access-consents', data: { ConsentId: 'con-detail' } } as const;
const read = { operation: 'GET /accounts', data: { Account: [] } } as const;
const deleted = { operation: 'DELETE /account-access-consents/{ConsentId}' } as const;

export default rule({
  id: 'AISP-HDR-006',
  level: 'MUST',
  title: 'The answers that make and delete a consent play back the interaction id',
  matters: 'Disputes about consents, who gave one and when it ended, are settled by logs that this id joins.',
  clause: clause('Account Access Consents', 'Usage Examples'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that was made or deleted',
  waitsFor: playsBackNone,
  apart: 'knowing all',
  *judge(evidence) {
    if (playsBackNone(evidence) !== undefined) return;
    for (const exchange of evidence.select({ probe: 'happy' })) {
      const sent = sentHeader(exchange, name);
      if (sent === undefined || exchange.request.method === 'GET' || !isSuccess(exchange)) continue;
      const received = interactionId(exchange);
      yield look({ exchange }, received === sent, 'Expected the interaction id of the request in the answer', received);
    }
  },
  accept: { 'on the creation': created, 'on the deletion': deleted },
  reject: {
    'not on the creation': { ...created, headers: { [name]: undefined } },
    'not on the deletion': { ...deleted, headers: { [name]: undefined } },
    'not on the creation, as on some reads': [
      { ...created, headers: { [name]: undefined } },
      { ...read, headers: { [name]: undefined } },
      read,
    ],
  },
  silent: {
    'no answer plays it back, which the rule about reads tells': [
      { ...created, headers: { [name]: undefined } },
      { ...read, headers: { [name]: undefined } },
    ],
  },
});
