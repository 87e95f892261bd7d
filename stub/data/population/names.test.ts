import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { namesOf } from './names.ts';

const most = 1_000_000;

test('a name leads back to whoever bears it, and to nobody else', () => {
  const names = namesOf(7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: most }), (number) => {
      const { name } = names.of(number);
      const bearing = names.bearing(name, most);
      assert.ok(bearing.includes(number));
      for (const other of bearing) assert.equal(names.of(other).name, name);
      assert.deepEqual(names.bearing(name.toUpperCase().replace('’', "'"), most), bearing);
    }),
    { numRuns: 100, seed: 3 },
  );
  for (const nobody of ['', 'Sarah', 'Sarah Nobody', '  ', 'household']) {
    assert.deepEqual(names.bearing(nobody, most), [], nobody);
  }
});

test('the names of a small population are those of a large one', () => {
  const names = namesOf(7);
  const { name } = names.of(12);
  assert.deepEqual(
    names.bearing(name, 1000),
    names.bearing(name, most).filter((number) => number <= 1000),
  );
});
