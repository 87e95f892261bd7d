import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inProcessWorkers, type Joined } from '../../testing/in-process-workers.ts';
import { MemoryStore } from '../../testing/memory-store.ts';
import type { Commit } from '../shared/shared-store.ts';
import type { BankStamp } from '../snapshot.ts';
import { StoreError } from '../store.ts';
import { batched, type Channel } from './messages.ts';

const bank: BankStamp = { profile: 'full', release: '3.1.11', seed: 1 };
const turn = () => new Promise((resolve) => setImmediate(resolve));
const commit = (more: Partial<Commit>): Commit => ({
  ...{ id: 'c', after: 0, reads: [], touches: [], clears: false, changes: [] },
  ...more,
});
const setting = (key: string, value: unknown) => [{ table: 't', key, value }];

test('in whatever order messages arrive, nobody sees what may be lost, and nobody misses what was acknowledged', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('commit' as const), who: fc.nat(3), key: fc.nat(2) }) },
    { weight: 12, arbitrary: fc.record({ does: fc.constant('deliver' as const), who: fc.nat(7) }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('store' as const) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('end' as const), who: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('join' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 90 }), async (steps) => {
      const writes: (() => void)[] = [];
      const kept = new MemoryStore();
      kept.gate = () => new Promise((resolve) => writes.push(resolve));
      const failed = (error: unknown) => assert.fail(String(error));
      const { join } = inProcessWorkers({ failed, open: async () => kept }, { isLed: true });
      const living: { readonly worker: Joined; loaded: number | undefined }[] = [];
      const stored = () => new Set(kept.batches.flat().map(({ key }) => key));
      const acknowledged: { readonly number: number; readonly key: string }[] = [];
      const refused: string[] = [];
      const open = new Map<string, Joined>();
      let ids = 0;

      async function seen({ worker, loaded }: (typeof living)[number]) {
        const commits = await worker.store.since(loaded ?? 0);
        return commits.map(({ number, changes }) => ({ number, keys: changes.map(({ key }) => key) }));
      }
      function joinOne(): void {
        const one: (typeof living)[number] = { worker: join(bank), loaded: undefined };
        living.push(one);
        one.worker.store.load().then(
          ({ number, entries }) => {
            one.loaded = number;
            for (const { key } of entries) assert.ok(stored().has(key), 'loaded what may be lost');
          },
          (error: unknown) => assert.fail(String(error)),
        );
      }
      async function look(): Promise<void> {
        await turn();
        for (const one of living) {
          if (one.loaded === undefined) continue;
          const there = await seen(one);
          assert.deepEqual(
            there.map(({ number }) => number),
            there.map((_, index) => (one.loaded ?? 0) + 1 + index),
          );
          for (const key of there.flatMap(({ keys }) => keys)) assert.ok(stored().has(key), 'sees what may be lost');
          const last = there.at(-1)?.number ?? one.loaded;
          for (const { number } of acknowledged) assert.ok(number <= last, 'misses what was acknowledged');
        }
      }
      async function commitAt(who: number, name: number): Promise<void> {
        const one = living[who % Math.max(1, living.length)];
        if (one?.loaded === undefined) return;
        const last = (await seen(one)).at(-1)?.number ?? one.loaded;
        const [key, id] = [`${name} by ${ids}`, `${ids++}`];
        const rests = { reads: [`${name}`], touches: [`${name}`] };
        open.set(id, one.worker);
        one.worker.store.commit(commit({ id, after: last, ...rests, changes: setting(key, id) })).then(
          (number) => {
            open.delete(id);
            if (number === undefined) refused.push(key);
            else acknowledged.push({ number, key });
          },
          (error: unknown) => assert.fail(String(error)),
        );
      }
      const ways = () => living.flatMap(({ worker }) => [worker.up, worker.down]);

      for (let count = 0; count < 2; count++) joinOne();
      for (const each of steps) {
        if (each.does === 'commit') await commitAt(each.who, each.key);
        else if (each.does === 'store') writes.shift()?.();
        else if (each.does === 'join' && living.length < 4) joinOne();
        else if (each.does === 'deliver') ways()[each.who % Math.max(1, ways().length)]?.deliver();
        else if (each.does === 'end') for (const one of living.splice(each.who, 1)) one.worker.leave();
        await look();
      }
      joinOne();
      for (let quiet = 0; quiet < 40; quiet++) {
        writes.shift()?.();
        for (const way of ways()) for (let index = 0; index < 8; index++) way.deliver();
        await look();
      }
      const stillOpen = [...open.values()].filter((worker) => living.some((one) => one.worker === worker));
      assert.deepEqual(stillOpen, [], 'somebody who lives is never answered');
      // What was acknowledged is there once, in an order that all agree on; what was refused never was.
      assert.equal(new Set(acknowledged.map(({ number }) => number)).size, acknowledged.length);
      const keys = stored();
      for (const { key } of acknowledged) assert.ok(keys.has(key));
      for (const key of refused) assert.ok(!keys.has(key));
      assert.ok(living.every(({ loaded }) => loaded !== undefined));
    }),
    { numRuns: 25, seed: 15 },
  );
});

test('who is refused hears first of what was in the way, and that only once it is stored', async () => {
  const kept = new MemoryStore();
  let letThrough = () => {};
  kept.gate = () => new Promise((resolve) => (letThrough = resolve));
  const { join } = inProcessWorkers({ open: async () => kept });
  const [one, two] = [join(bank).store, join(bank).store];
  await Promise.all([one.load(), two.load()]);
  const rests = { reads: ['a'], touches: ['a'] };
  const answers: unknown[] = [];
  const made = [one, two].map((store, index) =>
    store
      .commit(commit({ id: `${index}`, ...rests, changes: setting('a', index) }))
      .then((number) => answers.push(number)),
  );
  for (let turns = 0; turns < 10; turns++) await turn();
  assert.deepEqual([answers, await two.since(0)], [[], []]);
  letThrough();
  await made[1];
  assert.equal((await two.since(0)).length, 1);
  await made[0];
  assert.deepEqual(answers.sort(), [1, undefined]);
});

test('nobody waits for a worker that has ended', async () => {
  const { join } = inProcessWorkers({}, { isLed: true });
  const [one, two] = [join(bank), join(bank)];
  const loaded = Promise.all([one.store.load(), two.store.load()]);
  const deliver = async (...ways: readonly { deliver(): void }[]) => {
    for (const way of ways) {
      way.deliver();
      await turn();
    }
  };
  await deliver(one.up, one.down, two.up, two.down);
  await loaded;
  let number: number | undefined;
  const made = one.store.commit(commit({ changes: setting('a', 1) })).then((kept) => (number = kept));
  await deliver(one.up, one.down, one.up, one.down);
  assert.equal(number, undefined);
  two.leave();
  await turn();
  await deliver(one.down);
  await made;
  assert.equal(number, 1);
});

test('a store that fails is told of, and nothing is acknowledged then, nor seen', async () => {
  const kept = new MemoryStore();
  kept.gate = () => Promise.reject(new StoreError('STORE_FAILED', 'no room'));
  const failures: unknown[] = [];
  const { share, join } = inProcessWorkers({ open: async () => kept, failed: (error) => failures.push(error) });
  const [one, two] = [join(bank).store, join(bank).store];
  await Promise.all([one.load(), two.load()]);
  const lost = (error: unknown) => error instanceof StoreError && error.code === 'STORE_FAILED';
  await assert.rejects(one.commit(commit({ changes: setting('a', 1) })), lost);
  await assert.rejects(two.commit(commit({ id: 'd', changes: setting('b', 1) })), lost);
  assert.deepEqual([failures.length, await two.since(0)], [1, []]);
  await share.close();
});

test('a process that would be another bank is not let in', async () => {
  const { join } = inProcessWorkers();
  await join(bank).store.load();
  const other = join({ ...bank, data: 'changed since' }).store.load();
  await assert.rejects(other, (error) => {
    assert.ok(error instanceof StoreError);
    assert.deepEqual([error.code, /Put its files back/.test(error.message)], ['STORE_OF_ANOTHER_BANK', true]);
    return true;
  });
});

test('what is said in one go is one message', async () => {
  const sent: (readonly number[])[] = [];
  const heard: string[] = [];
  let hear = (_messages: readonly string[]): void => {};
  const raw: Channel<readonly number[], readonly string[]> = {
    send: (messages) => sent.push(messages),
    listen: (listener) => {
      hear = listener;
    },
  };
  const channel = batched(raw);
  channel.listen((message) => heard.push(message));
  channel.send(1);
  channel.send(2);
  await turn();
  channel.send(3);
  hear(['a', 'b']);
  await turn();
  assert.deepEqual(
    [sent, heard],
    [
      [[1, 2], [3]],
      ['a', 'b'],
    ],
  );
});
