import { openApiClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const plain = { operation: 'GET /accounts', data: { Account: [] } } as const;
const without = { operation: 'GET /accounts', probe: 'bad-header', variant: 'no-financial-id' } as const;

/** With which status the call is refused is for the rule about header values; a bank that breaks down has not refused. */
export default rule({
  id: 'AISP-HDR-012a',
  statements: ['AISP-HDR-012'],
  level: 'MUST',
  title: 'A call without x-fapi-financial-id is refused as long as the header is required',
  matters:
    'While the header is required, a bank that does not ask for it lets a client pass its tests that fails at the next bank.',
  clause: openApiClause('parameters'),
  releases: { until: '3.1.1' },
  scenarios: ['headers'],
  needs: 'a read of accounts that succeeds with x-fapi-financial-id, and the same without',
  *judge(evidence) {
    // Where no read with the header succeeds either, its absence is not what is refused.
    if (!evidence.select({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' }).some(isSuccess)) return;
    for (const exchange of evidence.select({ probe: 'bad-header', variant: 'no-financial-id' })) {
      const status = statusOf(exchange);
      const refused = status >= 400 && status < 500;
      if (refused || isSuccess(exchange)) yield look({ exchange }, refused, 'Expected 400', status);
    }
  },
  accept: {
    refused: [plain, { ...without, status: 400 }],
    'refused with another status': [plain, { ...without, status: 403 }],
  },
  reject: { 'answered all the same': [plain, { ...without, data: { Account: [] } }] },
});
