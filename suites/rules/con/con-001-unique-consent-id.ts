import { clause } from '../../core/clause.ts';
import { createdConsents } from '../../core/consent-history.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const post = (ConsentId: string, ...Permissions: readonly string[]): Sketch => ({
  operation: 'POST /account-access-consents',
  requestBody: { Data: { Permissions }, Risk: {} },
  data: { ConsentId },
});

export default rule({
  id: 'AISP-CON-001',
  level: 'MUST',
  title: 'Consents made by different requests have different ConsentIds',
  matters:
    'If two consents share an id, the TPP cannot tell which customer approved which, and deleting one ends both.',
  clause: clause('Account Access Consents', 'POST /account-access-consents'),
  scenarios: ['consents', 'transaction-permissions'],
  needs: 'a consent that could be made',
  *judge(evidence) {
    const requests = new Set<string>();
    const ids = new Set<string>();
    for (const { exchange, data } of createdConsents(evidence)) {
      const request = exchange.request.body ?? '';
      const id = textAt(data, 'ConsentId');
      if (id === undefined) continue;
      // The same request again is the matter of AISP-CON-024.
      if (!requests.has(request)) {
        yield look(below({ exchange }, 'Data', 'ConsentId'), !ids.has(id), 'Expected a ConsentId of its own', id);
      }
      requests.add(request);
      ids.add(id);
    }
  },
  accept: {
    'an id for each': [post('aac-1', 'ReadAccountsBasic'), post('aac-2', 'ReadAccountsDetail')],
    'an id that comes again with the same request': [post('aac-1', 'ReadBalances'), post('aac-1', 'ReadBalances')],
    'ids that differ in case': [post('aac-a', 'ReadAccountsBasic'), post('aac-A', 'ReadAccountsDetail')],
  },
  reject: {
    'one id for two': [post('aac-1', 'ReadAccountsBasic'), post('aac-1', 'ReadAccountsDetail')],
  },
});
