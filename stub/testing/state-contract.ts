import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BankState } from '../state/bank-state.ts';
import type { StateOptions } from '../state/state-of-tables.ts';
import type { Entry } from '../state/store.ts';
import type { TableShape } from '../state/table.ts';

/** A state that is open. */
export interface OpenedState {
  readonly state: BankState;
  close(): Promise<void>;
}

/** A place in which a state of a test is kept: each that is opened there has what those before it kept. */
export interface StatePlace {
  open(options?: StateOptions): Promise<OpenedState>;
}

interface Loan {
  readonly book: string;
  readonly clientId: string;
  readonly due?: number;
}

const hour = 3_600_000;
const shape: TableShape<Loan> = {
  groupOf: ({ book }) => book,
  ownerOf: ({ clientId }) => ({ clientId }),
  endsAt: ({ due }) => due,
};
const loan = (more: Partial<Loan> = {}): Loan => ({ book: 'a', clientId: 'x', ...more });
const loansOf = (state: BankState) => state.table('loans', shape);
const sorted = (entries: readonly Entry[]) => entries.map(({ table, key }) => `${table} ${key}`).sort();

/** What every state of a bank promises, wherever it is kept. `newPlace` makes an empty one. */
export function stateContract(kind: string, newPlace: () => Promise<StatePlace>): void {
  async function during<T>(
    place: StatePlace,
    act: (state: BankState) => T | Promise<T>,
    options: StateOptions & { readonly now?: number } = {},
  ): Promise<T> {
    const { state, close } = await place.open(options);
    const now = () => options.now ?? 0;
    state.goBy({ bank: now, machine: now });
    loansOf(state);
    try {
      return await state.transact(() => act(state));
    } finally {
      await close();
    }
  }

  test(`${kind}: a state is what it was when it is opened again, and so is what went`, async () => {
    const place = await newPlace();
    await during(place, (state) => {
      for (let index = 0; index < 500; index++) loansOf(state).set(`${index}`, loan({ book: `${index % 5}` }));
      loansOf(state).set('ends', loan({ clientId: 'y', due: hour }));
      loansOf(state).delete('7');
      assert.deepEqual([state.next('loans'), state.next('loans'), state.next('other')], [1, 2, 1]);
    });
    await during(place, (state) => {
      assert.equal(state.entries().length, 502);
      assert.deepEqual(
        [loansOf(state).of('2').length, loansOf(state).get('7'), state.next('loans')],
        [99, undefined, 3],
      );
      loansOf(state).clear({ clientId: 'x' });
    });
    const taken = await during(place, (state) => {
      assert.deepEqual(sorted(state.entries()), ['loans ends', 'sequences loans', 'sequences other']);
      return state.entries();
    });
    await during(place, (state) => state.clear());
    assert.deepEqual(await during(place, (state) => state.entries()), []);
    await during(place, (state) => state.replace(taken));
    assert.deepEqual(sorted(await during(place, (state) => state.entries())), sorted(taken));
  });

  test(`${kind}: whoever changes something sees it at once, by key, group and owner`, async () => {
    await during(await newPlace(), (state) => {
      const loans = loansOf(state);
      assert.deepEqual([loans.isEmpty, loans.get('1'), [...loans.entries()]], [true, undefined, []]);
      loans.set('1', loan());
      loans.set('2', loan({ clientId: 'y' }));
      assert.deepEqual(
        [loans.isEmpty, loans.get('1'), loans.of('a').length, loans.of('b').length],
        [false, loan(), 2, 0],
      );
      loans.set('1', loan({ book: 'b' }));
      assert.deepEqual([loans.of('a').map(([key]) => key), loans.of('b').map(([key]) => key)], [['2'], ['1']]);
      loans.clear({ clientId: 'y' });
      assert.deepEqual([...loans.entries()], [['1', loan({ book: 'b' })]]);
      loans.delete('1');
      loans.delete('1');
      assert.deepEqual([loans.isEmpty, loans.get('1'), loans.of('b')], [true, undefined, []]);
    });
  });

  test(`${kind}: a state is full at its bound, and has room again when something goes`, async () => {
    const { state, close } = await (await newPlace()).open({ maxEntries: 3 });
    const add = (key: string) => state.transact(() => loansOf(state).set(key, loan()));
    for (const key of ['1', '2']) await add(key);
    assert.deepEqual([state.isFull, state.maxEntries], [false, 3]);
    await add('3');
    assert.equal(state.isFull, true);
    await state.transact(() => loansOf(state).delete('2'));
    assert.equal(state.isFull, false);
    await close();
  });

  test(`${kind}: what has ended goes by time, and nothing else does`, async () => {
    const { state, close } = await (await newPlace()).open();
    const clock = { now: 0 };
    state.goBy({ bank: () => clock.now, machine: () => clock.now });
    await state.transact(() => {
      loansOf(state).set('ended', loan({ due: hour }));
      loansOf(state).set('later', loan({ due: 20 * hour }));
      loansOf(state).set('for good', loan());
    });
    clock.now = 9 * hour;
    const left = () => state.transact(() => [...loansOf(state).entries()].map(([key]) => key).sort());
    // It goes when something comes, and need not go before that is answered.
    for (let turn = 0; (await left()).includes('ended'); turn++) {
      assert.ok(turn < 1_000, 'it never goes');
      await state.transact(() => loansOf(state).set('new', loan({ due: (20 + turn) * hour })));
      await new Promise(setImmediate);
    }
    assert.deepEqual(await left(), ['for good', 'later', 'new']);
    await close();
  });

  test(`${kind}: it has another generation when it begins anew, and when what renews it changes`, async () => {
    const { state, close } = await (await newPlace()).open();
    const added = state.table<number>('added', { renews: true });
    const seen = new Set([state.generation]);
    const after = async (act: () => void) => {
      await state.transact(act);
      seen.add(state.generation);
    };
    await after(() => added.set('1', 1));
    await after(() => added.delete('1'));
    await after(() => state.clear());
    assert.equal(seen.size, 4);
    await after(() => loansOf(state).set('1', loan()));
    assert.equal(seen.size, 4);
    await close();
  });

  test(`${kind}: what throws is thrown, a constant is made once, and it can be reached`, async () => {
    const { state, close } = await (await newPlace()).open();
    const failing = state.transact(() => {
      throw new RangeError('no');
    });
    await assert.rejects(failing, RangeError);
    const texts = [await state.constant('key', async () => 'one'), await state.constant('key', async () => 'two')];
    assert.deepEqual(texts, ['one', 'one']);
    await state.reachable();
    await close();
  });
}
