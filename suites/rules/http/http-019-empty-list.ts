import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { json, recordsOf } from '../../core/evidence.ts';
import { at, isObject } from '../../core/json.ts';
import { type Look, look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { answersWithList, recordNameOf } from '../../core/operation-records.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess } from '../../core/status.ts';

const filter = {
  operation: 'GET /accounts/{AccountId}/transactions',
  probe: 'filter',
  variant: 'nothing-there',
} as const;

/** First reads are judged, their member included, by the rule of their operation; so is a body that is not JSON. */
function* lookAtList(exchange: RecordedExchange, name: RecordName): Generator<Look> {
  const { probe, variant } = exchange.about;
  const firstRead = probe === 'happy' && variant === undefined;
  const empty = exchange.response?.body === '' && probe === 'filter';
  const list = at(json(exchange), 'Data', name);
  if (!Array.isArray(list) && (firstRead || !(empty || isObject(json(exchange))))) return;
  yield look({ exchange, pointer: '/Data' }, Array.isArray(list), 'Expected the list as an empty array', list);
}

export default rule({
  id: 'AISP-HTTP-019',
  statements: ['AISP-HTTP-019', 'AISP-ENV-016'],
  level: 'MUST',
  title: 'A list without a record is an empty array: not left out, not null',
  matters:
    'Clients loop over the list: a member that is missing or null, where nothing was found, ends the synchronisation with an exception.',
  clause: clause('Read/Write Data API', 'Optional Fields'),
  scenarios: ['filters', 'reads'],
  needs: 'a query that finds nothing, such as transactions of 1970',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select({ probe: ['happy', 'filter', 'page', 'repeat'] })) {
      const { operation } = exchange.about;
      const name = operation === undefined || !answersWithList(operation) ? undefined : recordNameOf(operation);
      if (name === undefined || !isSuccess(exchange) || [...recordsOf(exchange, name)].length > 0) continue;
      yield* lookAtList(exchange, name);
    }
  },
  accept: {
    'an empty array': { ...filter, data: { Transaction: [] } },
    'a first read without the member is for the rule of its operation': [
      { ...filter, data: { Transaction: [] } },
      { operation: 'GET /accounts/{AccountId}/transactions', data: {} },
    ],
  },
  reject: {
    'no member': { ...filter, data: {} },
    null: { ...filter, data: { Transaction: null } },
    'Data null': { ...filter, body: { Data: null, Links: {}, Meta: {} } },
    'an empty body': { ...filter, body: '' },
  },
});
