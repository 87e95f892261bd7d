import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { MemoryStore } from '../testing/memory-store.ts';
import { openFileStore } from './file/file-store.ts';
import { LocalState } from './local/local-state.ts';
import type { Entry, Store } from './store.ts';

// What every store of one process promises, whatever it keeps its entries in.

const root = mkdtempSync(join(tmpdir(), 'aisp-stores-'));
after(() => rmSync(root, { recursive: true, force: true }));

interface Loan {
  readonly book: string;
  readonly clientId: string;
  readonly due?: number;
}

const hour = 3_600_000;
const shape = {
  groupOf: ({ book }: Loan) => book,
  ownerOf: ({ clientId }: Loan) => ({ clientId }),
  endsAt: ({ due }: Loan) => due,
};

const memory = new MemoryStore();
const kinds: Readonly<Record<string, () => Promise<Store>>> = {
  memory: async () => memory,
  file: () => openFileStore(join(root, 'bank'), { profile: 'full', release: '3.1.11', seed: 1 }),
};

const sorted = (entries: readonly Entry[]) => entries.map(({ table, key }) => `${table} ${key}`).sort();

for (const [kind, open] of Object.entries(kinds)) {
  test(`${kind}: a state is what it was when it is opened again, and so is what went`, async () => {
    const clock = { now: 0 };
    async function during<T>(act: (state: LocalState) => T): Promise<T> {
      const store = await open();
      const state = await LocalState.open(store, (error) => assert.fail(String(error)), { maxEntries: 600 });
      state.goBy({ bank: () => clock.now, machine: () => clock.now });
      const result = act(state);
      await state.settled();
      await store.close();
      return result;
    }
    const loans = (state: LocalState) => state.table('loans', shape);

    await during((state) => {
      for (let index = 0; index < 500; index++) loans(state).set(`${index}`, { book: `${index % 5}`, clientId: 'x' });
      loans(state).set('ends', { book: 'a', clientId: 'y', due: hour });
      loans(state).delete('7');
      assert.deepEqual([state.next('loans'), state.next('loans')], [1, 2]);
    });
    await during((state) => {
      assert.equal(state.entries().length, 501);
      assert.deepEqual([loans(state).of('2').length, loans(state).get('7'), state.next('loans')], [99, undefined, 3]);
      loans(state).clear({ clientId: 'x' });
    });
    await during((state) => {
      assert.deepEqual(sorted(state.entries()), ['loans ends', 'sequences loans']);
      assert.equal(state.isFull, false);
      clock.now = 9 * hour;
      loans(state).set('later', { book: 'a', clientId: 'x' });
    });
    const taken = await during((state) => {
      assert.deepEqual(sorted(state.entries()), ['loans later', 'sequences loans']);
      return state.entries();
    });
    await during((state) => state.clear());
    assert.deepEqual(await during((state) => state.entries()), []);
    await during((state) => state.replace(taken));
    assert.deepEqual(sorted(await during((state) => state.entries())), sorted(taken));
  });
}
