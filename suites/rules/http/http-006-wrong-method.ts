import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'wrong-method', variant: 'PUT', method: 'PUT' } as const;

export default rule({
  id: 'AISP-HTTP-006',
  level: 'MUST',
  tolerates: ['method-not-implemented'],
  title: 'A method that a data resource does not have is refused with 405, whatever the token permits',
  matters:
    '405 tells a TPP that the method is wrong for anybody; 403 sends it to the customer for a permission that does not exist.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  statements: ['AISP-HTTP-006', 'AISP-HTTP-008'],
  scenarios: ['routing'],
  needs: 'calls with a good token and a method that the path does not have',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'wrong-method' })) {
      const id = exchange.about.operation;
      if (id === undefined || operation(id).grant !== 'authorization_code') continue;
      const expected = 'Expected 405 for a method that the resource does not have';
      const statuses = { expected: [405], tolerated: { 501: 'method-not-implemented' } } as const;
      yield lookAtStatus(exchange, statuses, expected);
    }
  },
  accept: { 'refused with 405': { ...call, status: 405 } },
  reject: {
    'taken for a read': { ...call, data: { Account: [] } },
    'taken for a matter of permission': { ...call, status: 403 },
    'breaks the server': { ...call, status: 500 },
    'taken for an unknown path': { ...call, status: 404 },
    'a method of no resource': { ...call, status: 501 },
  },
});
