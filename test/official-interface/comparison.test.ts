import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from './comparison.ts';
import { officialJudge } from './judges.ts';
import type { OfficialSchema } from './official-document.ts';

const text: OfficialSchema = { type: 'string', minLength: 1, maxLength: 40 };
const record: OfficialSchema = {
  type: 'object',
  required: ['Id'],
  additionalProperties: false,
  properties: {
    Id: text,
    Code: { type: 'string', pattern: '^[A-Z]{3}$' },
    At: { type: 'string', format: 'date-time' },
    Kind: { type: 'string', enum: ['One', 'Two'] },
    Count: { type: 'integer', minimum: 1 },
    Lines: { type: 'array', maxItems: 7, items: text },
  },
};

const message = (item: OfficialSchema): OfficialSchema => ({
  type: 'object',
  required: ['Data'],
  properties: { Data: { type: 'array', minItems: 1, items: item } },
});

/** The record with one member described in another way. */
const withMember = (name: string, member: OfficialSchema): OfficialSchema => ({
  ...record,
  properties: { ...record.properties, [name]: member },
});

const open: OfficialSchema = Object.fromEntries(
  Object.entries(record).filter(([keyword]) => keyword !== 'additionalProperties'),
);

const differing: Readonly<Record<string, OfficialSchema>> = {
  'a member that only one requires': { ...record, required: ['Id', 'Kind'] },
  'a member that only one has': withMember('More', { type: 'boolean' }),
  'an object that only one closes': open,
  'a text of one character more': withMember('Id', { ...text, maxLength: 41 }),
  'a text that may be empty': withMember('Id', { type: 'string', maxLength: 40 }),
  'another pattern': withMember('Code', { type: 'string', pattern: '^[A-Z]{3,4}$' }),
  'a format that only one asks for': withMember('At', { type: 'string' }),
  'a value that only one lists': withMember('Kind', { type: 'string', enum: ['One', 'Two', 'Three'] }),
  'another type': withMember('Count', { type: 'number', minimum: 1 }),
  'a list of one item more': withMember('Lines', { type: 'array', maxItems: 8, items: text }),
  'a list that may be longer than any': withMember('Lines', { type: 'array', items: text }),
  'items without a bound': withMember('Lines', { type: 'array', maxItems: 7, items: { type: 'string' } }),
  'alternatives that one value matches twice': withMember('Id', { oneOf: [text, { type: 'string' }] }),
};

const side = (item: OfficialSchema) => ({ schema: message(item), takes: officialJudge(message(item)) });
const effort = { seed: 7, bodies: 3, stride: { some: 1, all: 1 } } as const;

describe('the comparison of two schemas', () => {
  it('finds nothing between a schema and itself, and has seen bodies taken and refused', () => {
    const { taken, refused, differences } = compare(side(record), side(record), effort);
    assert.deepEqual(differences, []);
    assert.ok(taken > 50 && refused > 200, `${taken} taken, ${refused} refused`);
  });

  for (const [what, other] of Object.entries(differing)) {
    it(`finds ${what}, whichever side has it`, () => {
      const there = compare(side(record), side(other), effort).differences;
      const back = compare(side(other), side(record), effort).differences;
      assert.ok(there.length > 0 && back.length > 0);
      assert.notDeepEqual(new Set(there.map(({ takenBy }) => takenBy)), new Set(back.map(({ takenBy }) => takenBy)));
    });
  }
});
