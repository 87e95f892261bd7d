import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Commit } from '../shared/shared-store.ts';
import { StoreError } from '../store.ts';
import { CommitsTogether } from './commits-together.ts';

const commit = (id: string): Commit => ({ id, after: 0, reads: [], touches: [], clears: false, changes: [] });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A store that numbers what it is sent, and notes which were sent together. */
function sentTo(fails: (ids: readonly string[]) => StoreError | undefined = () => undefined) {
  const sent: string[][] = [];
  let number = 0;
  const together = new CommitsTogether(async (commits) => {
    const ids = commits.map(({ id }) => id);
    sent.push(ids);
    const failure = fails(ids);
    if (failure !== undefined) throw failure;
    return ids.map((id) => (id.startsWith('refused') ? undefined : ++number));
  });
  return { sent, together };
}

test('what is committed in one turn is sent together, and each hears what came of its own', async () => {
  const { sent, together } = sentTo();
  const made = ['a', 'refused', 'b'].map((id) => together.keep(commit(id)));
  assert.deepEqual(sent, []);
  assert.deepEqual(await Promise.all(made), [1, undefined, 2]);
  await turn();
  assert.equal(await together.keep(commit('c')), 3);
  assert.deepEqual(sent, [['a', 'refused', 'b'], ['c']]);
});

/** A store that keeps what it is sent when it is told to, and notes what happened in which order. */
function slowStore() {
  const happened: string[] = [];
  const replies: (() => void)[] = [];
  const together = new CommitsTogether((commits) => {
    happened.push(`sent ${commits.map(({ id }) => id).join(' ')}`);
    return new Promise((resolve) => replies.push(() => resolve(commits.map(() => 1))));
  });
  const made = (id: string) => together.keep(commit(id)).then(() => happened.push(`told ${id}`));
  return { happened, made, reply: () => replies.shift()?.() };
}

test('what is committed while others are under way leaves together when they are kept, and before they are told', async () => {
  const { happened, made, reply } = slowStore();
  const all = [made('a')];
  await turn();
  for (const id of ['b', 'c']) {
    all.push(made(id));
    await turn();
  }
  assert.deepEqual(happened, ['sent a']);
  reply();
  await all[0];
  assert.deepEqual(happened, ['sent a', 'sent b c', 'told a']);
  reply();
  await Promise.all(all);
  assert.deepEqual(happened.slice(3), ['told b', 'told c']);
});

test('a store that does not answer holds up nobody else for long', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { happened, made, reply } = slowStore();
  const all = [made('a')];
  await turn();
  all.push(made('b'));
  t.mock.timers.tick(99);
  assert.deepEqual(happened, ['sent a']);
  t.mock.timers.tick(1);
  assert.deepEqual(happened, ['sent a', 'sent b']);
  all.push(made('c'));
  reply();
  await all[0];
  assert.deepEqual(happened, ['sent a', 'sent b', 'sent c', 'told a']);
  for (let each = 0; each < 2; each++) reply();
  await Promise.all(all);
});

test('no more than a hundred are sent at a time, in order', async () => {
  const { sent, together } = sentTo();
  const made = Array.from({ length: 250 }, (_, index) => together.keep(commit(`${index}`)));
  assert.deepEqual(
    await Promise.all(made),
    Array.from({ length: 250 }, (_, index) => index + 1),
  );
  assert.deepEqual(
    sent.map(({ length }) => length),
    [100, 100, 50],
  );
});

test('where there is no room for all, each is told for itself', async () => {
  const full = new StoreError('STORE_FULL', 'no room');
  const { sent, together } = sentTo((ids) => (ids.includes('large') ? full : undefined));
  const made = await Promise.allSettled(['small', 'large', 'less'].map((id) => together.keep(commit(id))));
  assert.deepEqual(made, [
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: full },
    { status: 'fulfilled', value: 2 },
  ]);
  assert.deepEqual(sent, [['small', 'large', 'less'], ['small'], ['large'], ['less']]);
});

test('whatever else goes wrong, all hear of it', async () => {
  const away = new StoreError('STORE_AWAY', 'away');
  const { sent, together } = sentTo(() => away);
  const made = await Promise.allSettled(['a', 'b'].map((id) => together.keep(commit(id))));
  assert.deepEqual(
    made.map((each) => each.status === 'rejected' && each.reason === away),
    [true, true],
  );
  assert.deepEqual(sent, [['a', 'b']]);
});
