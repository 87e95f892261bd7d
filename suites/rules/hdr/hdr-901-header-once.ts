import type { RecordedExchange } from '../../core/archive.ts';
import { rfcClause } from '../../core/clause.ts';
import { headerValues } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';

/** Headers with one value, by which a client knows what to do with an answer. No value of the first three holds a comma. */
const single = ['x-fapi-interaction-id', 'content-type', 'content-length'] as const;
/** A comma may be part of these. */
const singleLines = ['location', 'retry-after', 'etag', 'last-modified', 'expires'] as const;

/** Headers of an answer that have two values or more, which differ. The same said twice harms nobody. */
function* contradictory(exchange: RecordedExchange): Generator<readonly [name: string, values: readonly string[]]> {
  for (const name of single) yield [name, [...new Set(headerValues(exchange, name))]];
  for (const name of singleLines) {
    const lines = exchange.response?.headers.filter(([key]) => key.toLowerCase() === name) ?? [];
    yield [name, [...new Set(lines.map(([, value]) => value.trim()))]];
  }
}

const id = 'x-fapi-interaction-id';
const two = '93bac548-d2de-4546-b106-880900000000, 7f9a3c1e-2a49-4c5e-9d55-3f1f6a2b8c10';
const read = { operation: 'GET /accounts', data: { Account: [] } } as const;

export default rule({
  id: 'AISP-HDR-901',
  level: 'SHOULD',
  title: 'A header that has one value does not come twice with two',
  matters:
    'Two values for one header are read differently by each library: half of the clients take the first, half the last, and some the two joined.',
  clause: rfcClause(9110, '5.3'),
  beyond: 'No header that is no list may come twice: one client reads the first value, another the last.',
  scenarios: ['reads', 'consents'],
  needs: 'an answer',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      if (exchange.about.operation === undefined) continue;
      const [found] = [...contradictory(exchange)].filter(([, values]) => values.length > 1);
      const expected = found === undefined ? '' : `Expected one value of ${found[0]}`;
      yield look({ exchange }, found === undefined, expected, ...(found?.[1] ?? []));
    }
  },
  accept: {
    'one of each': read,
    'a charset and a date with a comma': {
      ...read,
      headers: { 'content-type': 'application/json;charset=utf-8', expires: 'Sun, 15 Mar 2026 12:00:00 GMT' },
    },
    'the same twice, joined on the way': {
      ...read,
      headers: { 'content-type': 'application/json, application/json' },
    },
  },
  reject: {
    'two interaction ids, joined on the way': { ...read, headers: { [id]: two } },
    'two lines, in different cases': { ...read, headers: { 'Content-Type': 'text/plain' } },
    'two types, joined on the way': { ...read, headers: { 'content-type': 'application/json, text/plain' } },
    'two places to go to': { ...read, headers: { location: 'https://a.example/', Location: 'https://b.example/' } },
  },
});
