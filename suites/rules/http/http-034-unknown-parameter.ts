import type { RecordedExchange } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { sameJson, textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { callsCarrying, unknownParameter } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const plain = { operation: 'GET /accounts' } as const;
const call = { ...plain, variant: unknownParameter, carries: unknownParameter, query: 'aispConformance=1' } as const;
const accounts = (...ids: readonly string[]) => ({ Account: ids.map((AccountId) => ({ AccountId })) });

function ids(exchange: RecordedExchange): readonly (string | undefined)[] {
  return [...recordsOf(exchange, 'Account')].map(({ value }) => textAt(value, 'AccountId')).sort();
}

export default rule({
  id: 'AISP-HTTP-034',
  level: 'MAY',
  title: 'A query parameter that nobody defines changes nothing',
  matters:
    'Proxies and trackers add parameters to addresses; a bank whose answer changes with one that nobody defined cannot be relied on.',
  clause: clause('Read/Write Data API', 'Pagination'),
  scenarios: ['routing'],
  needs: 'a read with a query parameter that nobody defines',
  *judge(evidence) {
    for (const exchange of callsCarrying(evidence, unknownParameter)) {
      yield look({ exchange }, isSuccess(exchange), 'Expected the parameter to be ignored', statusOf(exchange));
      const [before] = evidence
        .successes({ ...plain, probe: 'happy', ...consentOf(exchange) })
        .filter(({ about }) => about.carries === undefined);
      if (!isSuccess(exchange) || before === undefined || before === exchange) continue;
      const [with_, without] = [ids(exchange), ids(before)];
      const same = sameJson(with_, without);
      yield look({ exchange }, same, 'Expected the accounts that come without it', beside(with_, without));
    }
  },
  accept: {
    'the same accounts': [
      { ...plain, data: accounts('a', 'b') },
      { ...call, data: accounts('b', 'a') },
    ],
  },
  reject: {
    refused: [
      { ...plain, data: accounts('a') },
      { ...call, probe: 'unusual', status: 400 },
    ],
    'taken for a filter': [
      { ...plain, data: accounts('a', 'b') },
      { ...call, data: accounts() },
    ],
  },
});

function consentOf({ about }: RecordedExchange) {
  return about.consent === undefined ? {} : { consent: about.consent };
}
