import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAjv } from './ajv.ts';
import { faultsOf } from './faults.ts';

const messageOf = (schema: object, body: unknown) => {
  const validate = createAjv().compile({ type: 'object', properties: { Member: schema } });
  assert.ok(!validate({ Member: body }));
  return faultsOf(validate.errors ?? []).map(({ pointer, message }) => [pointer, message]);
};

const cases: readonly (readonly [string, object, unknown, string])[] = [
  ['a wrong type', { type: 'string' }, 1, 'Member must be a string'],
  ['a type that starts with a vowel', { type: 'array' }, 1, 'Member must be an array'],
  ['a value outside the list', { type: 'string', enum: ['A', 'B'] }, 'C', 'Member must be one of A, B'],
  ['a pattern', { type: 'string', pattern: '^[A-Z]{3,3}$' }, 'x', 'Member must match ^[A-Z]{3,3}$'],
  ['empty text', { type: 'string', minLength: 1 }, '', 'Member must not be empty'],
  ['text too short', { type: 'string', minLength: 3 }, 'a', 'Member must have at least 3 characters'],
  ['text too long', { type: 'string', maxLength: 1 }, 'ab', 'Member must have at most 1 character'],
  ['a list too short', { type: 'array', minItems: 1 }, [], 'Member must hold at least 1 item'],
  ['a list too long', { type: 'array', maxItems: 2 }, [1, 2, 3], 'Member must hold at most 2 items'],
  ['a member that may not be there', { not: {} }, 1, 'member "Member" is not allowed here'],
  ['an address', { type: 'string', format: 'uri' }, 'x', 'Member must be an absolute URI'],
  ['any other keyword', { type: 'integer', minimum: 3 }, 2, 'Member breaks "minimum"'],
  [
    'a date-time',
    { type: 'string', format: 'date-time' },
    '2024-05-01',
    'Member must be a date-time with an offset, such as 2024-05-01T10:15:30+00:00',
  ],
];

for (const [title, schema, body, message] of cases) {
  test(`words ${title}`, () => assert.deepEqual(messageOf(schema, body), [['/Member', message]]));
}

test('names an item by its list', () => {
  assert.deepEqual(messageOf({ type: 'array', items: { type: 'string' } }, ['a', 1]), [
    ['/Member/1', 'Member[1] must be a string'],
  ]);
});

test('points at the member that is missing or unknown, escaped as a JSON pointer', () => {
  const schema = {
    type: 'object',
    required: ['a/b'],
    properties: { 'a/b': { type: 'string' } },
    additionalProperties: false,
  };
  assert.deepEqual(messageOf(schema, { 'c~d': 1 }), [
    ['/Member/a~1b', 'required member "a/b" is missing'],
    ['/Member/c~0d', 'unknown member "c~d"'],
  ]);
});
