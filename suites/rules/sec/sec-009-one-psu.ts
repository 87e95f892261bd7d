import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const own: Sketch = {
  operation: 'GET /accounts',
  probe: 'other-psu',
  variant: 'own',
  consent: 'other-psu',
  data: { Account: [{ AccountId: 'acc-9' }] },
};
const tried = (answer: Partial<Sketch>): readonly Sketch[] => [
  own,
  { ...own, operation: 'GET /accounts/{AccountId}', variant: 'foreign', ...answer },
];

/** That the consents of one PSU do not mix is seen by the rules on permissions, selected accounts and transaction periods. */
export default rule({
  id: 'AISP-SEC-009',
  level: 'MUST',
  title: 'The access token of one PSU opens no account of another',
  clause: clause('Read/Write Data API', 'Consent Authorisation'),
  scenarios: ['second-psu'],
  needs: 'the token of a second PSU, and an account that only the first PSU holds',
  *judge(evidence) {
    if (!evidence.select({ probe: 'other-psu', variant: 'own' }).some(isSuccess)) return;
    for (const exchange of evidence.select({ probe: 'other-psu', variant: 'foreign' })) {
      yield look({ exchange }, !isSuccess(exchange), "Expected no account of another PSU's", statusOf(exchange));
    }
  },
  accept: {
    'forbidden, as an account that was not selected': tried({ status: 403 }),
    'refused as unknown': tried({ status: 400 }),
  },
  reject: {
    'shows the account': tried({ data: { Account: [{ AccountId: 'acc-1' }] } }),
    'answers with an empty list': tried({ data: { Account: [] } }),
  },
});
