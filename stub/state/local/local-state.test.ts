import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryStore } from '../../testing/memory-store.ts';
import type { Change } from '../table.ts';
import { LocalState } from './local-state.ts';
import { LocalTable } from './local-table.ts';

interface Loan {
  readonly book: string;
  readonly clientId: string;
  readonly customerKey?: string;
  readonly due?: number;
}

const hour = 3_600_000;
const shape = {
  groupOf: ({ book }: Loan) => book,
  ownerOf: (loan: Loan) => loan,
  endsAt: ({ due }: Loan) => due,
};
const loan = (more: Partial<Loan> = {}): Loan => ({ book: 'a', clientId: 'x', ...more });

function tableAt(moment = 0) {
  const clock = { now: moment };
  const changes: Change[] = [];
  const table = new LocalTable<Loan>(
    'loans',
    shape,
    () => clock.now,
    (change) => changes.push(change),
  );
  return { clock, changes, table, left: () => [...table.entries()].map(([key]) => key).sort() };
}

test('a table of a name is one, whoever asks for it', () => {
  const state = new LocalState();
  state.table('loans', shape).set('1', loan());
  assert.deepEqual(state.table('loans', shape).get('1'), loan());
  assert.equal(state.table('returns', shape).get('1'), undefined);
});

test('a sequence counts for itself', () => {
  const state = new LocalState();
  assert.deepEqual([state.next('a'), state.next('a'), state.next('b')], [1, 2, 1]);
});

test('every change of a table is told once, also of what went because its time was over', () => {
  const { table, changes, clock } = tableAt();
  const value = loan({ due: 5 * hour });
  table.set('1', value);
  table.delete('1');
  table.delete('1');
  assert.deepEqual(changes.splice(0), [
    { table: 'loans', key: '1', value },
    { table: 'loans', key: '1' },
  ]);
  table.set('2', value);
  clock.now = 8 * hour;
  table.set('3', loan());
  assert.deepEqual(changes.splice(1), [
    { table: 'loans', key: '3', value: loan() },
    { table: 'loans', key: '2' },
  ]);
});

test('what comes after forgets nothing, however much it is', () => {
  const { table, left } = tableAt();
  for (let index = 0; index < 50_000; index++) table.set(`${index}`, loan({ due: hour }));
  assert.equal(left().length, 50_000);
  assert.deepEqual(table.get('0'), loan({ due: hour }));
});

test('what has ended is there for an hour more, and goes bit by bit when something comes', () => {
  const { table, clock, left } = tableAt();
  for (let index = 0; index < 120; index++) table.set(`old ${index}`, loan({ due: hour }));
  table.set('longer', loan({ due: 9 * hour }));
  table.set('for good', loan());
  table.delete('old 119');
  clock.now = 3 * hour - 1;
  table.set('1', loan());
  assert.equal(left().length, 122);
  clock.now = 3 * hour;
  table.set('2', loan());
  assert.equal(left().length, 73);
  table.set('3', loan());
  table.set('4', loan());
  assert.deepEqual(left(), ['1', '2', '3', '4', 'for good', 'longer']);
  // What ends later than it did is found at its new end, and what went does not come back with the clock.
  table.set('longer', loan({ due: 20 * hour }));
  clock.now = 12 * hour;
  table.set('5', loan());
  clock.now = 0;
  assert.deepEqual(left(), ['1', '2', '3', '4', '5', 'for good', 'longer']);
});

test('what is an owner’s goes with the owner, and the rest stays', () => {
  const { table, left } = tableAt();
  const fill = () => {
    table.set('1', loan({ customerKey: 'p' }));
    table.set('2', loan({ customerKey: 'q' }));
    table.set('3', loan({ book: 'b', clientId: 'y', customerKey: 'p' }));
    table.set('4', loan({ book: 'b', clientId: 'y' }));
  };
  fill();
  table.clear({ clientId: 'x' });
  assert.deepEqual(left(), ['3', '4']);
  fill();
  table.clear({ customerKey: 'p' });
  assert.deepEqual(left(), ['2', '4']);
  fill();
  table.clear({ clientId: 'x', customerKey: 'p' });
  assert.deepEqual(left(), ['2', '3', '4']);
  assert.deepEqual(table.of('a').length, 1);
  table.set('2', loan({ book: 'c', clientId: 'z' }));
  table.clear({ clientId: 'x' });
  assert.deepEqual([left(), table.of('a').length, table.of('c').length], [['2', '3', '4'], 0, 1]);
  table.clear();
  assert.deepEqual(left(), []);
});

test('an owner’s few among many go without a look at the many', () => {
  const { table, changes } = tableAt();
  const read: string[] = [];
  const counted = (clientId: string): Loan => ({
    book: 'a',
    get clientId() {
      read.push(clientId);
      return clientId;
    },
  });
  for (let index = 0; index < 1_000; index++) table.set(`${index}`, counted('many'));
  for (let index = 0; index < 3; index++) table.set(`few ${index}`, counted('few'));
  read.length = 0;
  changes.length = 0;
  table.clear({ clientId: 'few' });
  assert.deepEqual([changes.length, read.includes('many')], [3, false]);
});

test('a state is full at its bound, and has room again when something goes', () => {
  const state = new LocalState({ maxEntries: 3 });
  const [loans, returns] = [state.table('loans', shape), state.table('returns', shape)];
  loans.set('1', loan());
  returns.set('1', loan());
  assert.equal(state.isFull, false);
  loans.set('2', loan());
  assert.equal(state.isFull, true);
  loans.delete('1');
  assert.equal(state.isFull, false);
});

test('entries end by the clock that their table names', () => {
  const state = new LocalState();
  const clocks = { bank: 0, machine: 0 };
  state.goBy({ bank: () => clocks.bank, machine: () => clocks.machine });
  const table = state.table('signed', { ...shape, endsBy: 'machine' });
  table.set('1', loan({ due: hour }));
  clocks.bank = 100 * hour;
  table.set('2', loan());
  assert.ok(table.get('1'));
  clocks.machine = 3 * hour;
  table.set('3', loan());
  assert.equal(table.get('1'), undefined);
});

test('what a store has is there before anybody asks, and is full of it', async () => {
  const store = new MemoryStore();
  await store.write([1, 2, 3].map((key) => ({ table: 'loans', key: `${key}`, value: loan({ due: hour }) })));
  const state = await LocalState.open(store, () => assert.fail(), { maxEntries: 3 });
  state.table('loans', shape);
  assert.equal(state.isFull, true);
  state.goBy({ bank: () => 9 * hour, machine: () => 0 });
  state.table('loans', shape).set('4', loan());
  await state.settled();
  assert.deepEqual(
    (await store.load()).map(({ key }) => key),
    ['4'],
  );
});
