import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { everyRow, pairsOf, pairwise, type Together } from './pairwise.ts';

const dimensions = {
  size: ['small', 'large', 'huge', 'none'],
  colour: ['red', 'green', 'blue'],
  lid: ['with', 'without'],
  handle: ['with', 'without'],
} as const;

/** What is huge has no lid. */
const together: Together = (one, other) => {
  const places = new Map([one, other]);
  return !(places.get('size') === 'huge' && places.get('lid') === 'with');
};

function met(rows: readonly Readonly<Record<string, string>>[], restrict?: Together): readonly string[] {
  return [...pairsOf(dimensions, restrict)]
    .filter(([[name, value], [other, second]]) => !rows.some((row) => row[name] === value && row[other] === second))
    .map((pair) => JSON.stringify(pair));
}

describe('the full product', () => {
  it('has every row that can stand together once, or some of them evenly', () => {
    const rows = [...everyRow(dimensions, { together })].map((row) => JSON.stringify(row));
    assert.equal(new Set(rows).size, rows.length);
    assert.equal(rows.length, 4 * 3 * 2 * 2 - 3 * 2);
    const some = [...everyRow(dimensions, { together, step: 7 })].map((row) => JSON.stringify(row));
    assert.ok(some.length >= 5 && some.length <= 7 && some.every((row) => rows.includes(row)));
  });
});

describe('pairwise combinations', () => {
  it('have every pair of values in some row, in far fewer rows than there are combinations', () => {
    for (const seed of [1, 2, 3]) {
      const rows = pairwise(dimensions, { seed });
      assert.deepEqual(met(rows), []);
      assert.ok(rows.length >= 12 && rows.length <= 16, `${rows.length} rows of 48`);
    }
  });

  it('have no pair that cannot stand together, and every other one', () => {
    const rows = pairwise(dimensions, { together });
    assert.deepEqual(met(rows, together), []);
    assert.deepEqual(
      rows.filter(({ size, lid }) => size === 'huge' && lid === 'with'),
      [],
    );
  });

  it('are the same for the same seed', () => {
    assert.deepEqual(pairwise(dimensions, { seed: 7 }), pairwise(dimensions, { seed: 7 }));
    assert.notDeepEqual(pairwise(dimensions, { seed: 7 }), pairwise(dimensions, { seed: 8 }));
  });

  it('refuse dimensions in which a value stands together with nothing', () => {
    const never: Together = (one, other) => ![one[1], other[1]].includes('none');
    assert.throws(() => pairwise({ size: ['none'], colour: ['red'], lid: ['with'] }, { together: never }), TypeError);
  });
});
