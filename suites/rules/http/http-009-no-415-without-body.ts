import { operation } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { statusOf } from '../../core/status.ts';

const call = {
  operation: 'GET /accounts',
  variant: 'content-type',
  requestHeaders: { 'content-type': 'text/plain' },
} as const;

export default rule({
  id: 'AISP-HTTP-009',
  level: 'MUST',
  title: 'A GET or DELETE is never answered with 415',
  matters: 'A GET has no body of any type: 415 for one sends the developer to repair what was never sent.',
  clause: clause('Read/Write Data API', 'HTTP Status Codes'),
  scenarios: ['reads', 'headers', 'media-types'],
  needs: 'GET and DELETE calls',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      const { method } = exchange.request;
      const id = exchange.about.operation;
      if (id === undefined || operation(id).method !== method || method === 'POST') continue;
      yield look({ exchange }, statusOf(exchange) !== 415, 'Expected any status but 415 for a call without a body');
    }
  },
  accept: {
    'a GET with a Content-Type is read': { ...call, data: { Account: [] } },
    'a representation that cannot be had': { operation: 'GET /accounts', probe: 'not-acceptable', status: 406 },
  },
  reject: {
    'a GET with a Content-Type': { ...call, status: 415 },
    'a representation that cannot be had': { operation: 'GET /accounts', probe: 'not-acceptable', status: 415 },
  },
});
