import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { page, pageBy } from '../../core/page-sketches.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { singleResources } from '../../core/single-resources.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const three = [page(1, 3), page(2, 3), page(3, 3)] as const;
const needs = 'a list of transactions of more than one page, and a call to another page of it that must not do';

export default [
  rule({
    id: 'AISP-PAG-017',
    optional: true,
    level: 'MUST',
    title: 'Links.Next opens nothing without a token',
    matters: 'A next page that needs no token gives the transactions to whoever finds the link in a log.',
    clause: clause('Read/Write Data API', 'Request Headers'),
    scenarios: ['paging'],
    needs,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'no-token', variant: 'next-link' })) {
        yield look({ exchange }, statusOf(exchange) === 401, 'Expected 401 behind Links.Next', statusOf(exchange));
      }
    },
    accept: { refused: [page(1, 2), { ...page(2, 2), probe: 'no-token', variant: 'next-link', status: 401 }] },
    reject: { answered: [page(1, 2), { ...page(2, 2), probe: 'no-token', variant: 'next-link' }] },
  }),
  rule({
    id: 'AISP-PAG-018',
    optional: true,
    level: 'SHOULD',
    title: 'A page parameter that the bank never made is refused with 400 or ignored',
    matters:
      'A page that was never made must not look like a real one: the client would store an empty or a foreign page as the truth.',
    clause: clause('Read/Write Data API', 'HTTP Status Codes'),
    scenarios: ['paging'],
    needs,
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.select({ probe: 'page' })) {
        if (!/^(made-up|past-end)(:|$)/.test(exchange.about.variant ?? '')) continue;
        const holds = statusOf(exchange) === 400 || isSuccess(exchange);
        yield look({ exchange }, holds, 'Expected 400, or the list without the parameter', statusOf(exchange));
      }
    },
    accept: {
      refused: [...three, { ...pageBy('made-up', 'x2', 2, 3), status: 400 }],
      ignored: [...three, pageBy('made-up', 'x2', 1, 3)],
      'nought refused, and the page after the last': [
        ...three,
        { ...pageBy('made-up:nought', 'x2', 2, 3), status: 400 },
        { ...pageBy('past-end', 'x3', 3, 3), status: 400 },
      ],
    },
    reject: {
      'the server breaks': [...three, { ...pageBy('made-up', 'x2', 2, 3), status: 500 }],
      'the server breaks on a page below nought': [
        ...three,
        { ...pageBy('made-up:negative', 'x2', 2, 3), status: 500 },
      ],
      'the page after the last is not found': [...three, { ...pageBy('past-end', 'x3', 3, 3), status: 404 }],
    },
  }),
  rule({
    id: 'AISP-PAG-019',
    level: 'MUST',
    title: 'What is one resource has no next page',
    matters:
      'A page after a single resource makes a client ask for more of what is whole, and merge two answers about one thing.',
    clause: clause('Endpoints', 'Endpoints'),
    scenarios: ['reads', 'consents'],
    needs: 'a successful read of one account or one consent',
    *judge(evidence) {
      for (const id of singleResources) {
        for (const exchange of evidence.successes({ operation: id })) {
          const next = linkOf(exchange, 'Next') ?? linkOf(exchange, 'Prev');
          yield look(
            { exchange, pointer: '/Links' },
            next === undefined,
            'Expected no further pages of one resource',
            next,
          );
        }
      }
    },
    accept: { 'no further page': { operation: 'GET /accounts/{AccountId}', data: { Account: [] } } },
    reject: {
      'a next page': {
        operation: 'GET /accounts/{AccountId}',
        body: { Data: { Account: [] }, Links: { Next: 'https://bank.example/x' }, Meta: {} },
      },
    },
  }),
];
