import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { callsCarrying, trailingSlash } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const plain = { operation: 'GET /accounts', data: { Account: [] } } as const;
const call = {
  operation: 'GET /accounts',
  variant: trailingSlash,
  carries: trailingSlash,
  path: '/accounts/',
} as const;
const refused = { ...call, probe: 'unusual' } as const;

export default rule({
  id: 'AISP-HTTP-033',
  level: 'SHOULD',
  title: 'A trailing slash on the path of a collection does no harm',
  matters:
    'Joining a base address and a path often leaves a slash at the end; refusing it fails a client that asked for the right thing.',
  clause: clause('Standing Orders', 'Usage Examples'),
  scenarios: ['routing'],
  needs: 'a read with a trailing slash on its path',
  *judge(evidence) {
    for (const exchange of callsCarrying(evidence, trailingSlash)) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the collection', statusOf(exchange));
    }
  },
  accept: { 'answers with the accounts': { ...call, data: { Account: [] } } },
  reject: {
    'not found': [plain, { ...refused, status: 404 }],
    'a bad request': [plain, { ...refused, status: 400 }],
  },
  silent: {
    'what fails without the slash as well': [
      { ...refused, status: 500 },
      { operation: 'GET /accounts', status: 500 },
    ],
  },
});
