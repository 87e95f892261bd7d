import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WeightedCache } from './weighted-cache.ts';

test('holds what weighs no more than its limit, and drops the oldest first', () => {
  const cache = new WeightedCache<string>(10);
  const made: string[] = [];
  const get = (key: string, weight: number) =>
    cache.get(key, () => {
      made.push(key);
      return { value: key, weight };
    });
  for (const key of ['a', 'b', 'a', 'b']) assert.equal(get(key, 5), key);
  assert.deepEqual(made, ['a', 'b']);
  get('c', 4);
  get('b', 5);
  assert.deepEqual(made, ['a', 'b', 'c']);
  get('a', 5);
  get('heavy', 50);
  get('heavy', 50);
  get('c', 4);
  assert.deepEqual(made, ['a', 'b', 'c', 'a', 'heavy', 'c']);
});
