import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BoundedMap } from './bounded-map.ts';

test('keeps what is used and never grows beyond its limit', () => {
  const map = new BoundedMap<string, number>(10);
  map.set('used', -1);
  for (let index = 0; index < 1000; index++) {
    map.set(`entry ${index}`, index);
    assert.equal(map.get('used'), -1);
    assert.ok([...map].length <= 10);
  }
  assert.equal(map.get('entry 0'), undefined);
  assert.equal(map.get('entry 999'), 999);
});

test('keeps the newest half of its limit whatever is used', () => {
  const map = new BoundedMap<number, number>(10);
  for (let index = 0; index < 100; index++) map.set(index, index);
  for (const index of [96, 97, 98, 99]) assert.equal(map.get(index), index);
});

test('forgets a deleted entry, whichever generation it is in', () => {
  const map = new BoundedMap<string, number>(4);
  map.set('old', 1);
  map.set('turns', 2);
  map.delete('old');
  assert.equal(map.get('old'), undefined);
  assert.deepEqual([...map], [['turns', 2]]);
});

test('replaces a value instead of holding two', () => {
  const map = new BoundedMap<string, number>(4);
  for (const value of [1, 2, 3, 4]) map.set('one', value);
  assert.deepEqual([...map], [['one', 4]]);
});

for (const limit of [0, 1, 3, 2.5, Number.NaN]) {
  test(`refuses a limit of ${limit}`, () => assert.throws(() => new BoundedMap(limit), TypeError));
}
