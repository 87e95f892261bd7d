import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { answersWithList, recordNameOf } from '../../core/operation-records.ts';
import { rule } from '../../core/rule.ts';
import { lookAtStatus, statusOf } from '../../core/status.ts';

const filter = {
  operation: 'GET /accounts/{AccountId}/transactions',
  probe: 'filter',
  variant: 'nothing-there',
} as const;

export default rule({
  id: 'AISP-HTTP-018',
  level: 'MUST',
  title: 'A query that finds no business data is answered with 200',
  matters:
    'A quiet month is not a fault: if it is answered with 404, the app tells its customer that the account cannot be reached.',
  clause: clause('Read/Write Data API', '400 (Bad Request) v/s 404 (Not Found)'),
  scenarios: ['filters', 'reads'],
  needs: 'a query that finds nothing, such as transactions of 1970',
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: 'filter', variant: 'nothing-there' })) {
      yield lookAtStatus(exchange, { expected: [200] }, 'Expected 200 for a query that finds nothing');
    }
    for (const exchange of evidence.successes({ probe: 'happy' })) {
      const { operation } = exchange.about;
      const name = operation === undefined || !answersWithList(operation) ? undefined : recordNameOf(operation);
      if (name === undefined || [...recordsOf(exchange, name)].length > 0) continue;
      yield look({ exchange }, statusOf(exchange) === 200, 'Expected 200 for a query that finds nothing');
    }
  },
  accept: {
    'an empty list': { ...filter, data: { Transaction: [] } },
    'an account without standing orders': {
      operation: 'GET /accounts/{AccountId}/standing-orders',
      data: { StandingOrder: [] },
    },
  },
  reject: {
    'not found': { ...filter, status: 404 },
    'a bad request': { ...filter, status: 400 },
    'no content': { ...filter, status: 204 },
  },
});
