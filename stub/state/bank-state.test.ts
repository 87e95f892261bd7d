import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BankState } from './bank-state.ts';
import { type Change, Table } from './table.ts';

interface Loan {
  readonly book: string;
  readonly clientId: string;
  readonly customerKey?: string;
}

const shape = {
  limit: 4,
  groupOf: ({ book }: Loan) => book,
  ownerOf: (loan: Loan) => loan,
};

test('a table of a name is one, whoever asks for it', () => {
  const state = new BankState();
  state.table('loans', shape).set('1', { book: 'a', clientId: 'x' });
  assert.deepEqual(state.table('loans', shape).get('1'), { book: 'a', clientId: 'x' });
  assert.equal(state.table('returns', shape).get('1'), undefined);
});

test('a sequence counts for itself', () => {
  const state = new BankState();
  assert.deepEqual([state.next('a'), state.next('a'), state.next('b')], [1, 2, 1]);
});

test('every change of a table is told once, those for want of room too', () => {
  const changes: Change[] = [];
  const table = new Table<Loan>('loans', shape, (change) => changes.push(change));
  const value = { book: 'a', clientId: 'x' };
  table.set('1', value);
  table.delete('1');
  table.delete('1');
  assert.deepEqual(changes.splice(0), [
    { table: 'loans', key: '1', value },
    { table: 'loans', key: '1' },
  ]);
  for (const key of ['1', '2', '3', '4']) table.set(key, value);
  assert.deepEqual(
    changes.filter((change) => change.value === undefined).map(({ key }) => key),
    ['1', '2'].filter((key) => table.get(key) === undefined),
  );
  assert.ok(changes.some((change) => change.value === undefined));
});

test('what is an owner’s goes with the owner, and the rest stays', () => {
  const table = new Table<Loan>('loans', { ...shape, limit: 10 }, () => {});
  const fill = () => {
    table.set('1', { book: 'a', clientId: 'x', customerKey: 'p' });
    table.set('2', { book: 'a', clientId: 'x', customerKey: 'q' });
    table.set('3', { book: 'b', clientId: 'y', customerKey: 'p' });
    table.set('4', { book: 'b', clientId: 'y' });
  };
  const left = () => [...table.entries()].map(([key]) => key);
  fill();
  table.clear({ clientId: 'x' });
  assert.deepEqual(left(), ['3', '4']);
  fill();
  table.clear({ customerKey: 'p' });
  assert.deepEqual([...left()].sort(), ['2', '4']);
  fill();
  table.clear({ clientId: 'x', customerKey: 'p' });
  assert.deepEqual([...left()].sort(), ['2', '3', '4']);
  assert.deepEqual(table.of('a').length, 1);
  table.clear();
  assert.deepEqual(left(), []);
});
