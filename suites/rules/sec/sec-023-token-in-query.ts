import { rfcClause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const call = { operation: 'GET /accounts', probe: 'no-token', variant: 'query' } as const;

export default rule({
  id: 'AISP-SEC-023',
  level: 'SHOULD',
  title: 'A good access token in the query string, where it ends up in logs, opens nothing',
  matters:
    'A token in an address ends up in logs and browser histories; if the bank takes it there, whoever reads the log reads the accounts.',
  clause: rfcClause(6750, '5.3'),
  scenarios: ['tokens'],
  needs: 'a call with a good token in the query string and none in the header',
  supplies: ['tokens.kind'],
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select(call)) {
      yield look({ exchange }, !isSuccess(exchange), 'Expected a refusal of a token in the query', statusOf(exchange));
    }
  },
  accept: { unauthorised: { ...call, status: 401 }, 'a bad request': { ...call, status: 400 } },
  reject: { 'answers with data': { ...call, body: '(withheld: credentials)' } },
});
