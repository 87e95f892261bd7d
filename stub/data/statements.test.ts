import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { AddedIndex } from './added/added-index.ts';
import { instantOf } from './calendar.ts';
import { findHolding } from './customers.ts';
import { History } from './history.ts';
import { statementsOf } from './statements.ts';
import { createWorld } from './world.ts';

const world = createWorld({ seed: 1, now: () => new Date('2026-11-21T12:00:00Z') });
const household = world.customer('household')?.accountIds ?? [];

const sumOf = (accountId: string, statement: number, type: string): number => {
  const found = world
    .statements(accountId)
    [statement]?.record()
    .StatementAmount.find(({ Type }) => Type === `UK.OBIE.${type}`);
  assert.ok(found, type);
  return Math.round(Number(found.Amount.Amount) * 100) * (found.CreditDebitIndicator === 'Debit' ? -1 : 1);
};

test('statements are monthly, newest first, and carry the balance from one to the next', () => {
  for (const id of household.slice(0, 5)) {
    const statements = world.statements(id).map((mark) => mark.record());
    assert.ok(statements.length >= 18 && statements.length <= 24);
    statements.forEach(({ StartDateTime, EndDateTime, CreationDateTime }, i) => {
      assert.ok(StartDateTime < EndDateTime && EndDateTime < CreationDateTime);
      const older = statements[i + 1];
      if (older === undefined) return;
      assert.ok(older.EndDateTime < StartDateTime);
      assert.equal(sumOf(id, i, 'PreviousClosingBalance'), sumOf(id, i + 1, 'ClosingBalance'));
      assert.equal(
        sumOf(id, i, 'PreviousClosingBalance') + sumOf(id, i, 'TotalCredits') + sumOf(id, i, 'TotalDebits'),
        sumOf(id, i, 'ClosingBalance'),
      );
    });
  }
});

test('a statement file is a PDF whose table of objects is right', () => {
  for (const id of household.slice(0, 5)) {
    const statement = world.statements(id)[0]?.record();
    assert.ok(statement);
    const file = world.statementFile(id, statement.StatementId);
    assert.ok(file);
    const text = Buffer.from(file).toString('latin1');
    assert.ok(text.startsWith('%PDF-1.4\n') && text.endsWith('%%EOF\n'));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    assert.ok(text.startsWith(`xref\n0 ${offsets.length + 1}\n`, table));
    offsets.forEach((offset, i) => {
      assert.ok(text.startsWith(`${i + 1} 0 obj\n`, offset), `object ${i + 1}`);
    });
    for (const [, length, body] of text.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
      assert.equal(body?.length, Number(length));
    }
    assert.ok(text.includes(statement.StatementReference));
    assert.doesNotMatch(text, /\d{16}/, 'no card number in full');
  }
});

test('a statement is found on its own account only', () => {
  const [first, second] = household;
  assert.ok(first && second);
  const [statement] = world.statements(first);
  assert.ok(statement);
  assert.equal(world.statementFile(second, statement.StatementId), undefined);
  assert.equal(world.statementFile(first, 'unknown'), undefined);
});

test('statements are counted, and told by their periods, without making a month', () => {
  const holding = findHolding(1, household[0] ?? '');
  assert.ok(holding);
  const books = new History(() => new AddedIndex(1, []));
  const made = mock.method(books, 'totals');
  const marks = statementsOf(holding, books, instantOf(new Date('2026-11-21T12:00:00Z')));
  assert.ok(marks.length >= 18);
  assert.equal(made.mock.callCount(), 0);
  for (const [index, mark] of marks.entries()) {
    const { StatementId, StartDateTime, EndDateTime } = mark.record();
    assert.deepEqual(
      [StatementId, StartDateTime, EndDateTime],
      [mark.StatementId, mark.StartDateTime, mark.EndDateTime],
    );
    assert.equal(made.mock.callCount(), index + 1);
  }
});
