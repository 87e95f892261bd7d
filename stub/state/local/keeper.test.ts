import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryStore } from '../../testing/memory-store.ts';
import { Keeper } from './keeper.ts';

const keys = (store: MemoryStore) => store.batches.map((batch) => batch.map(({ key }) => key));

test('what changes while a batch is written goes into the next together, and each waits for its own', async () => {
  const store = new MemoryStore();
  const open: (() => void)[] = [];
  store.gate = () => new Promise((resolve) => open.push(resolve));
  const keeper = new Keeper(store, () => assert.fail());
  await keeper.settled();
  const done: string[] = [];
  const note = (key: string) => {
    keeper.note({ table: 't', key, value: 1 });
    return keeper.settled().then(() => done.push(key));
  };
  const first = [note('a'), note('b')];
  await new Promise(setImmediate);
  const second = [note('c'), note('d')];
  await new Promise(setImmediate);
  assert.deepEqual([open.length, done], [1, []]);
  open[0]?.();
  await Promise.all(first);
  await new Promise(setImmediate);
  assert.deepEqual([keys(store), done], [[['a', 'b']], ['a', 'b']]);
  open[1]?.();
  await Promise.all(second);
  assert.deepEqual(keys(store), [
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await keeper.settled();
});

test('a store that failed keeps nothing more, and whoever waits learns so', async () => {
  const store = new MemoryStore();
  store.gate = () => Promise.reject(new Error('no room'));
  const failures: unknown[] = [];
  const keeper = new Keeper(store, (error) => failures.push(error));
  keeper.note({ table: 't', key: 'a', value: 1 });
  const early = keeper.settled();
  keeper.note({ table: 't', key: 'b', value: 1 });
  await assert.rejects(early, /no room/);
  keeper.note({ table: 't', key: 'c', value: 1 });
  await assert.rejects(keeper.settled(), /no room/);
  assert.deepEqual([failures.length, store.batches], [1, []]);
});
