import { messageFamilies } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { objectAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

const names: readonly string[] = ['Self', 'First', 'Prev', 'Next', 'Last'];

function isAbsolute(value: unknown): boolean {
  if (typeof value !== 'string' || /\s/.test(value) || !/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}

const withLinks = (Links: unknown) =>
  ({ operation: 'GET /accounts', body: { Data: { Account: [] }, Links, Meta: {} } }) as const;
const base = 'https://bank.example/open-banking/v3.1/aisp';

export default rule({
  id: 'AISP-ENV-005',
  level: 'MUST',
  title: 'Every link is an absolute URI with scheme and host',
  matters: 'A relative link is resolved against whatever base a client thinks of; half of them end at another address.',
  clause: clause('Read/Write Data API', 'Links'),
  scenarios: ['reads', 'basic-view', 'consents', 'paging'],
  needs: 'a success with Links',
  owns: {
    rule: 'AISP-ENV-005',
    families: messageFamilies.filter((family) => family !== 'error'),
    at: ['/Links/*'],
    keywords: ['type', 'format'],
  },
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes()) {
      for (const [name, value] of Object.entries(objectAt(json(exchange), 'Links') ?? {})) {
        if (!names.includes(name)) continue;
        yield look(below({ exchange }, 'Links', name), isAbsolute(value), 'Expected an absolute URI', value);
      }
    }
  },
  accept: {
    'one with a path prefix': withLinks({ Self: 'https://api.bank.example/psd2/open-banking/v3.1/aisp/accounts' }),
    'one with a port and a query': withLinks({ Self: 'http://127.0.0.1:8080/open-banking/v3.1/aisp/accounts?page=2' }),
  },
  reject: {
    'a path': withLinks({ Self: '/open-banking/v3.1/aisp/accounts' }),
    'one without a scheme': withLinks({ Self: 'bank.example/open-banking/v3.1/aisp/accounts' }),
    null: withLinks({ Self: `${base}/accounts`, Next: null }),
    empty: withLinks({ Self: `${base}/accounts`, Prev: '' }),
  },
});
