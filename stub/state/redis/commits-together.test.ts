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
