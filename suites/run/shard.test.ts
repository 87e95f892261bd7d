import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partOf, readPart } from './shard.ts';

describe('the parts of a run', () => {
  it('are the whole together, in its order, each about as long as the others', () => {
    for (const length of [0, 1, 2, 7, 482]) {
      const items = Array.from({ length }, (_, index) => index);
      for (const total of [1, 2, 3, 7, 600]) {
        const parts = Array.from({ length: total }, (_, index) => partOf(items, { index: index + 1, total }));
        assert.deepEqual(parts.flat(), items);
        const lengths = parts.map((part) => part.length);
        assert.ok(Math.max(...lengths) - Math.min(...lengths) <= 1, `${length} in ${total}`);
      }
    }
  });

  it('are named as on the command line', () => assert.deepEqual(readPart('2/13'), { index: 2, total: 13 }));
});
