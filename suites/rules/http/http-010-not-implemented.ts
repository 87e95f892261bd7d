import { operationIds } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const call = { operation: 'GET /offers', probe: 'not-offered' } as const;

export default rule({
  id: 'AISP-HTTP-010',
  level: 'MUST',
  title: 'An operation that the bank does not implement is refused with 404, or as its profile says',
  matters:
    'A TPP finds out by this status what a bank does not offer and hides the feature; with 500 it tries every hour for ever.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  applies: ({ operations }) => operations.length < operationIds.length || 'The bank offers every operation.',
  scenarios: ['not-offered'],
  needs: 'calls with a good token to operations that the profile leaves out, refused',
  apart: true,
  *judge(evidence, { profile }) {
    for (const exchange of evidence.select({ probe: 'not-offered' })) {
      if (isSuccess(exchange)) continue;
      const status = statusOf(exchange);
      const holds = profile.notImplemented.includes(status);
      yield look({ exchange }, holds, 'Expected the status of an operation that is not implemented', status);
    }
  },
  accept: { 'refused with 404': { ...call, status: 404 } },
  reject: {
    'taken for a matter of permission': { ...call, status: 403 },
    'taken for a bad request': { ...call, status: 400 },
    'breaks the server': { ...call, status: 500 },
  },
});
