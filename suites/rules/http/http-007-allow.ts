import { operation } from '../../../schemas/operations.ts';
import { rfcClause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'wrong-method', variant: 'PUT', method: 'PUT', status: 405 } as const;

export default rule({
  id: 'AISP-HTTP-007',
  level: 'SHOULD',
  title: 'An answer of 405 lists the methods of the resource in Allow',
  matters:
    'A developer who used the wrong method learns the right one from Allow; without it the documents are searched.',
  clause: rfcClause(7231, '6.5.5'),
  scenarios: ['routing'],
  needs: 'an answer of 405',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'wrong-method' })) {
      const id = exchange.about.operation;
      if (id === undefined || statusOf(exchange) !== 405) continue;
      const allow = header(exchange, 'allow');
      const methods = (allow ?? '').split(',').map((method) => method.trim().toUpperCase());
      const holds = methods.includes(operation(id).method) && !methods.includes(exchange.request.method);
      yield look(
        { exchange },
        holds,
        'Expected Allow with the methods of the resource, the refused one not among them',
        allow,
      );
    }
  },
  accept: {
    'lists GET': { ...call, headers: { Allow: 'GET' } },
    'lists HEAD and OPTIONS as well': { ...call, headers: { Allow: 'OPTIONS, GET,HEAD' } },
  },
  reject: {
    'no Allow': call,
    'lists the refused method': { ...call, headers: { Allow: 'GET, PUT' } },
    'leaves out the method that works': { ...call, headers: { Allow: 'OPTIONS' } },
  },
});
