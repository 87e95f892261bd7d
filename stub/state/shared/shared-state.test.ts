import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inProcessWorkers } from '../../testing/in-process-workers.ts';
import { sharedContract } from '../../testing/shared-contract.ts';
import { SharedLog } from './shared-log.ts';
import { SharedState } from './shared-state.ts';

async function opened(log = new SharedLog()) {
  const state = await SharedState.open(log);
  return { state, loans: state.table<number>('loans', {}) };
}

sharedContract('a log in this process', async () => {
  const log = new SharedLog();
  return () => SharedState.open(log);
});
sharedContract(
  'workers',
  async () => {
    const { join } = inProcessWorkers();
    return () => SharedState.open(join({ profile: 'full', release: '3.1.11', seed: 1 }).store);
  },
  { runs: 20 },
);

test('a change outside of a transaction is a mistake', async () => {
  const { state, loans } = await opened();
  assert.throws(() => loans.set('1', 1), TypeError);
  let late = () => {};
  await state.transact(() => {
    late = () => loans.set('1', 1);
    return new Promise<void>((resolve) => setImmediate(resolve));
  });
  assert.throws(late, TypeError);
});

test('who fell behind the log loads all anew', async () => {
  const log = new SharedLog(3);
  const [one, two] = [await opened(log), await opened(log)];
  for (let index = 0; index < 20; index++) await one.state.transact(() => one.loans.set(`${index}`, index));
  await one.state.transact(() => one.loans.delete('0'));
  assert.equal(await two.state.transact(() => [...two.loans.entries()].length), 19);
});

test('a commit that is sent twice is kept once', async () => {
  const log = new SharedLog();
  const commit = { id: 'c1', after: 0, reads: ['entry'], touches: ['entry'], clears: false, changes: [] };
  assert.deepEqual([await log.commit(commit), await log.commit(commit), (await log.load()).number], [1, 1, 1]);
  assert.equal(await log.commit({ ...commit, id: 'c2' }), undefined);
});
