import { clause } from '../../core/clause.ts';
import { type Evidence, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { statusOf } from '../../core/status.ts';

const list = { operation: 'GET /accounts', data: { Account: [sampleAccount()] } } as const;
const single = { operation: 'GET /accounts/{AccountId}' } as const;

function listedIds(evidence: Evidence): ReadonlySet<string> {
  const lists = evidence.successes({ operation: 'GET /accounts' });
  const found = lists.flatMap((exchange) => [...recordsOf(exchange, 'Account')]);
  return new Set(found.flatMap(({ value }) => textAt(value, 'AccountId') ?? []));
}

export default rule({
  id: 'AISP-ACC-002',
  level: 'MUST',
  title: 'An AccountId that GET /accounts lists leads to the account',
  matters: 'If an id of the list leads nowhere, the account stands on the screen and stays empty for ever.',
  clause: clause('Accounts', 'GET /accounts'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account of the list, read by its id',
  *judge(evidence) {
    const listed = listedIds(evidence);
    for (const exchange of evidence.select({ operation: 'GET /accounts/{AccountId}', probe: 'happy' })) {
      if (!listed.has(exchange.about.accountId ?? '')) continue;
      const status = statusOf(exchange);
      yield look({ exchange }, ![400, 403, 404].includes(status), 'Expected the account that the list names', status);
    }
  },
  accept: { 'the account': [list, { ...single, data: { Account: [sampleAccount()] } }] },
  reject: {
    'refused as unknown': [list, { ...single, status: 400 }],
    'refused as one outside the consent': [list, { ...single, status: 403 }],
    'not found': [list, { ...single, status: 404 }],
  },
});
