import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const call = { operation: 'GET /accounts', variant: 'trailing-slash', path: '/accounts/' } as const;

export default rule({
  id: 'AISP-HTTP-033',
  level: 'SHOULD',
  title: 'A trailing slash on the path of a collection does no harm',
  matters:
    'Joining a base address and a path often leaves a slash at the end; refusing it fails a client that asked for the right thing.',
  clause: clause('Standing Orders', 'Usage Examples'),
  scenarios: ['routing'],
  needs: 'a read with a trailing slash on its path',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'happy', variant: 'trailing-slash' })) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the collection', statusOf(exchange));
    }
  },
  accept: { 'answers with the accounts': { ...call, data: { Account: [] } } },
  reject: { 'not found': { ...call, status: 404 }, 'a bad request': { ...call, status: 400 } },
});
