import { clause } from '../../core/clause.ts';
import { codesIn, createdConsents, requestedData } from '../../core/consent-history.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const asked = ['ReadAccountsBasic', 'ReadBalances'];
const granted = (...Permissions: readonly string[]): Sketch => ({
  operation: 'POST /account-access-consents',
  requestBody: { Data: { Permissions: asked }, Risk: {} },
  data: { ConsentId: 'aac-1', Permissions },
});

export default rule({
  id: 'AISP-CON-018',
  level: 'MUST',
  title: 'A new consent has exactly the Permissions that were asked for',
  matters:
    'The customer is shown what the bank stored: more than was asked for is a breach, less is a service that does not work.',
  clause: clause('Account and Transaction API', 'Release Management'),
  scenarios: ['consents', 'transaction-permissions'],
  needs: 'a consent that could be made',
  *judge(evidence) {
    for (const { exchange, data } of createdConsents(evidence)) {
      if (!Array.isArray(data.Permissions)) continue;
      const sent = new Set(codesIn(requestedData(exchange)));
      const kept = new Set(codesIn(data));
      const differing = [...sent, ...kept].filter((code) => !sent.has(code) || !kept.has(code));
      const place = below({ exchange }, 'Data', 'Permissions');
      yield look(place, differing.length === 0, 'Expected the Permissions of the request, no more and no less', [
        ...kept,
      ]);
    }
  },
  accept: { 'the same codes': granted(...asked), 'another order': granted('ReadBalances', 'ReadAccountsBasic') },
  reject: {
    'a code more': granted(...asked, 'ReadParty'),
    'a code less': granted('ReadAccountsBasic'),
    'Detail for Basic': granted('ReadAccountsDetail', 'ReadBalances'),
  },
});
