import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus, statusOf } from '../../core/status.ts';

import { takesJson } from '../../core/unreadable.ts';

const call = {
  operation: 'GET /accounts/{AccountId}/statements/{StatementId}',
  probe: 'unknown-id',
  variant: 'statement',
} as const;
const asPdf = {
  ...call,
  operation: 'GET /accounts/{AccountId}/statements/{StatementId}/file',
  requestHeaders: { accept: 'application/pdf' },
} as const;

export default rule({
  id: 'AISP-HTTP-014',
  level: 'MUST',
  title: 'A StatementId that does not exist is refused with 400',
  matters:
    'A TPP with a stale StatementId learns from 400 to list the statements anew; with 500 it waits for the bank to get well.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  applies: ({ operations }) =>
    operations.some((id) => id.includes('{StatementId}')) || 'The bank offers no operation on one statement.',
  scenarios: ['accounts-outside-consent'],
  needs: 'calls with a StatementId that does not exist',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'unknown-id', variant: 'statement' })) {
      // Who asked for nothing but a PDF may be told that there is no refusal of that kind.
      if (statusOf(exchange) === 406 && !takesJson(exchange)) continue;
      yield lookAtStatus(exchange, { expected: [400] }, 'Expected 400 for a StatementId that does not exist');
    }
  },
  accept: {
    'refused with 400': { ...call, status: 400 },
    'refused with 400, asked for as a PDF': { ...asPdf, status: 400 },
    'not acceptable beside it, where no refusal is a PDF': [
      { ...call, status: 400 },
      { ...asPdf, status: 406 },
    ],
  },
  reject: {
    'not found as a PDF': { ...asPdf, status: 404 },
    'not found': { ...call, status: 404 },
    'an empty answer': { ...call, data: { Statement: [] } },
  },
});
