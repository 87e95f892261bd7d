import { rfcClause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { repeatedMembers } from '../../core/repeated-members.ts';
import { rule } from '../../core/rule.ts';

const known = new WeakMap<object, readonly string[]>();

/** What comes twice in the body of an answer; equal texts are looked through once. */
function repeated(body: object, text: string): readonly string[] {
  const found = known.get(body) ?? repeatedMembers(text);
  known.set(body, found);
  return found;
}

const read = { operation: 'GET /accounts/{AccountId}/balances' } as const;

export default rule({
  id: 'AISP-ENV-911',
  level: 'SHOULD',
  title: 'No member comes twice in one JSON object',
  matters:
    'Of two members of one name a parser keeps the first or the last, as it likes: two TPPs show two amounts for one payment.',
  clause: rfcClause(8259, '4'),
  beyond: 'What a reader makes of a name that comes twice is not defined: one takes the first value, another the last.',
  scenarios: ['reads', 'consents'],
  needs: 'an answer with a JSON object',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      const body = json(exchange);
      if (exchange.about.operation === undefined || typeof body !== 'object' || body === null) continue;
      const twice = repeated(body, exchange.response?.body ?? '');
      const [pointer] = twice;
      const place = pointer === undefined ? { exchange } : { exchange, pointer };
      yield look(place, pointer === undefined, 'Expected each name once in an object', ...twice.slice(0, 3));
    }
  },
  accept: {
    'each name once in its object': {
      ...read,
      body: '{"Data":{"Balance":[{"Type":"Expected"},{"Type":"InterimAvailable"}]},"Links":{}}',
    },
    'a name within a text': { ...read, body: '{"Data":{"Balance":[]},"Meta":{"x":"{\\"a\\":1,\\"a\\":2}"}}' },
  },
  reject: {
    'a type twice': { ...read, body: '{"Data":{"Balance":[{"Type":"Expected","Type":"InterimAvailable"}]}}' },
    'twice the same': { ...read, body: '{"Data":{"Balance":[]},"Data":{"Balance":[]}}' },
    'the same name, written otherwise': { ...read, body: '{"Data":{},"\\u0044ata":{}}' },
    'on an error': { ...read, status: 403, body: '{"Code":"403","Code":"400","Message":"No","Errors":[]}' },
  },
});
