import type { RecordedExchange } from '../../core/archive.ts';
import { openApiClause } from '../../core/clause.ts';
import { errorDetails } from '../../core/error-codes.ts';
import { sentHeader } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess } from '../../core/status.ts';

const name = 'x-fapi-financial-id';
const missing = (change: object) => ({
  operation: 'GET /party' as const,
  status: 400,
  body: {
    Code: '400',
    Message: 'Refused',
    Errors: [{ ErrorCode: 'UK.OBIE.Header.Missing', Message: 'A header is missing', ...change }],
  },
});

function asksForIt(exchange: RecordedExchange): boolean {
  return errorDetails(exchange).some(({ path = '', value }) =>
    `${path} ${textAt(value, 'Message') ?? ''}`.toLowerCase().includes(name),
  );
}

/** Any other reason for a refusal is for the rules of the operation. */
export default rule({
  id: 'AISP-HDR-012',
  level: 'MUST',
  title: 'No call needs x-fapi-financial-id',
  matters:
    'The header was dropped in 3.1.2: a bank that still asks for it refuses every client that was written since.',
  clause: openApiClause('parameters'),
  releases: { since: '3.1.2' },
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a call without x-fapi-financial-id',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'happy' })) {
      if (sentHeader(exchange, name) !== undefined) continue;
      const asked = asksForIt(exchange);
      if (asked || isSuccess(exchange)) yield look({ exchange }, !asked, `Expected no demand for ${name}`);
    }
  },
  accept: { 'answers without it': { operation: 'GET /party', data: {} } },
  reject: {
    'refuses and names it in Path': missing({ Path: 'x-fapi-financial-id' }),
    'refuses and names it in words': missing({ Message: 'X-FAPI-Financial-Id is required' }),
  },
});
