import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { inProcessWorkers } from '../testing/in-process-workers.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { type StatePlace, stateContract } from '../testing/state-contract.ts';
import { openFileStore } from './file/file-store.ts';
import { LocalState } from './local/local-state.ts';
import { SharedLog } from './shared/shared-log.ts';
import { SharedState } from './shared/shared-state.ts';
import type { BankStamp } from './snapshot.ts';
import type { Store } from './store.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-stores-'));
after(() => rmSync(root, { recursive: true, force: true }));
const bank: BankStamp = { profile: 'full', release: '3.1.11', seed: 1 };
let folders = 0;

function localPlace(openStore: () => Promise<Store>): StatePlace {
  return {
    async open(options) {
      const store = await openStore();
      const state = await LocalState.open(store, (error) => assert.fail(String(error)), options);
      const close = async () => {
        await state.settled();
        await store.close();
      };
      return { state, close };
    },
  };
}

/** The process above the workers goes with the last of them: what is kept is in its folder. */
function workersPlace(folder: string): StatePlace {
  return {
    async open(options) {
      const failed = (error: unknown) => assert.fail(String(error));
      const { share, join: joined } = inProcessWorkers({ failed, open: (of) => openFileStore(folder, of) });
      const [worker, other] = [joined(bank), joined(bank)];
      await other.store.load();
      const state = await SharedState.open(worker.store, options);
      return { state, close: () => share.close() };
    },
  };
}

stateContract('memory', async () => {
  const memory = new MemoryStore();
  return localPlace(async () => memory);
});
stateContract('file', async () => {
  const folder = join(root, `${folders++}`);
  return localPlace(() => openFileStore(folder, bank));
});
stateContract('workers over a file', async () => workersPlace(join(root, `${folders++}`)));
stateContract('a log in this process', async () => {
  const log = new SharedLog();
  return { open: async (options) => ({ state: await SharedState.open(log, options), close: async () => {} }) };
});
