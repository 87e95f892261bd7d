import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { at } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const refused = { operation: 'GET /accounts', probe: 'not-acceptable', variant: 'text/xml', status: 406 } as const;

export default rule({
  id: 'AISP-HDR-022',
  level: 'MUST',
  title: 'A refusal with 406 holds no account data',
  matters:
    'A refusal that carries accounts shows data to a caller whose answer the bank said it would not give, past every check of that caller.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['media-types'],
  needs: 'a call that was refused with 406',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'not-acceptable' })) {
      if (statusOf(exchange) !== 406) continue;
      yield look({ exchange }, at(json(exchange), 'Data') === undefined, 'Expected no Data beside 406');
    }
  },
  accept: { 'without a body': refused },
  reject: { 'with the accounts': { ...refused, data: { Account: [{ AccountId: 'acc-1' }] } } },
});
