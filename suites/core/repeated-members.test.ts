import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { repeatedMembers } from './repeated-members.ts';

/** Every object of a value, with its pointer, outermost first. */
function objects(value: unknown, pointer = ''): readonly (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    objects(each, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return Array.isArray(value) ? inner : [[pointer, value], ...inner];
}

describe('members that come twice', () => {
  const cases = [
    ['{"a":1,"a":2}', ['/a']],
    ['{"a":1,"a":1}', ['/a']],
    ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', []],
    ['{"Data":{"Balance":[{"Type":"Expected"},{"Type":"X","Amount":{},"Type":"Y"}]}}', ['/Data/Balance/1/Type']],
    ['{ "a" : "x" , "\\u0061" : "y" }', ['/a']],
    ['{"a":"b","c":"a","b":"{\\"a\\":1,\\"a\\":2}"}', []],
    ['[{"a":1},{"a":1,"a":2,"a":3}]', ['/1/a', '/1/a']],
    ['{"x":{"/":1,"~":2,"/":3}}', ['/x/~1']],
    ['{"a":[1,[2,3],{"b":1,"b":2}]}', ['/a/2/b']],
    ['{"__proto__":1,"__proto__":2}', ['/__proto__']],
    ['"a"', []],
    ['[]', []],
  ] as const;
  for (const [text, expected] of cases) {
    it(`finds ${expected.join(', ') || 'none'} in ${text}`, () => assert.deepEqual(repeatedMembers(text), expected));
  }

  it('finds none in what a serialiser wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        assert.deepEqual(repeatedMembers(JSON.stringify(value, null, indent)), []);
      }),
    );
  });

  it('finds the one that was put in twice, wherever that is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (value, pick, again) => {
        const full = objects(value).filter(([, each]) => Object.keys(each).length > 0);
        const chosen = full[pick % Math.max(1, full.length)];
        if (chosen === undefined) return;
        const [pointer, object] = chosen;
        const names = Object.keys(object);
        const name = names[pick % names.length] ?? '';
        const mark = '\u0001';
        const marked = JSON.stringify(value, (_key, each) => (each === object ? { ...object, [mark]: again } : each));
        const text = marked.replace(JSON.stringify(mark), () => JSON.stringify(name));
        JSON.parse(text);
        assert.deepEqual(repeatedMembers(text), [`${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`]);
      }),
    );
  });
});
