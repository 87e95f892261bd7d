import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';
import { refusedForStatement } from '../../core/unknown-statements.ts';

const call = {
  operation: 'GET /accounts/{AccountId}/balances',
  probe: 'unknown-id',
  variant: 'account',
  accountId: 'none',
} as const;

const file = 'GET /accounts/{AccountId}/statements/{StatementId}/file';

export default rule({
  id: 'AISP-HTTP-012',
  level: 'MUST',
  tolerates: ['C6/suite'],
  title: 'An AccountId that does not exist is refused with 400',
  matters:
    'A TPP removes an account when the bank says that its id is unknown; with 403 or 404 it keeps asking for what is gone.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  scenarios: ['accounts-outside-consent'],
  needs: 'calls with an AccountId that does not exist',
  apart: 'knowing all',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'unknown-id', variant: 'account' })) {
      if (refusedForStatement(evidence, exchange)) continue;
      const statuses = { expected: [400], tolerated: { 403: 'C6/suite' } } as const;
      yield lookAtStatus(exchange, statuses, 'Expected 400 for an AccountId that does not exist');
    }
  },
  accept: { 'refused with 400': { ...call, status: 400 } },
  reject: {
    'not found': { ...call, status: 404 },
    'an empty answer': { ...call, data: { Balance: [] } },
    forbidden: { ...call, status: 403 },
  },
  silent: {
    'refused on a path where every statement that does not exist is, which another rule tells': [
      { ...call, operation: file, status: 404 },
      { ...call, operation: file, variant: 'statement', accountId: 'acc-1', status: 404 },
    ],
  },
});
