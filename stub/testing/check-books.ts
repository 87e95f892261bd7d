import assert from 'node:assert/strict';
import { transactionsOfMonth, wholeHistory } from '../data/history-walk.ts';
import type { ActiveCurrencyAndAmount, CreditDebitIndicator } from '../data/records.ts';
import type { World } from '../data/world.ts';

interface Signed {
  readonly Amount: ActiveCurrencyAndAmount;
  readonly CreditDebitIndicator: CreditDebitIndicator;
}

/** An amount with its sign, in pence. */
export const signedPence = ({ Amount, CreditDebitIndicator }: Signed): number =>
  Math.round(Number(Amount.Amount) * 100) * (CreditDebitIndicator === 'Debit' ? -1 : 1);

const sum = (records: readonly Signed[]): number => records.reduce((total, one) => total + signedPence(one), 0);

/** Fails unless the balances, the transactions and the statements of an account tell the same story at `now`. */
export function checkBooks(world: World, accountId: string, now: string): void {
  const entries = wholeHistory(world, accountId);
  const [booked, pending] = (['Booked', 'Pending'] as const).map((status) =>
    entries.filter(({ Status }) => Status === status),
  );
  assert.ok(booked && pending);
  assert.equal(new Set(entries.map(({ TransactionId }) => TransactionId)).size, entries.length);
  const [expected, available, cleared] = world.balances(accountId);
  assert.ok(expected && available && cleared);
  assert.equal(signedPence(expected), signedPence(cleared) + sum(pending));
  const line = Math.round(Number(available.CreditLine?.[0]?.Amount.Amount ?? 0) * 100);
  assert.equal(signedPence(available), signedPence(expected) + line);
  for (const { BookingDateTime, Balance } of pending) {
    assert.ok(BookingDateTime > now);
    assert.equal(Balance, undefined);
  }
  booked.forEach((entry, i) => {
    const older = booked[i + 1];
    assert.ok(entry.BookingDateTime <= now && entry.Balance);
    if (i === 0) assert.equal(signedPence(entry.Balance), signedPence(cleared));
    if (older?.Balance === undefined) return;
    assert.ok(entry.BookingDateTime >= older.BookingDateTime);
    assert.equal(signedPence(entry.Balance), signedPence(older.Balance) + signedPence(entry));
  });
  checkStatements(world, accountId);
}

function checkStatements(world: World, accountId: string): void {
  const statements = world.statements(accountId).map((mark) => mark.record());
  const amountOf = (index: number, type: string): number | undefined => {
    const found = statements[index]?.StatementAmount.find(({ Type }) => Type === `UK.OBIE.${type}`);
    return found && signedPence(found);
  };
  statements.forEach(({ StatementId, StartDateTime, EndDateTime }, i) => {
    const within = transactionsOfMonth(world, accountId, StartDateTime.slice(0, 7)).filter(
      ({ BookingDateTime: at }) => at >= StartDateTime && at <= EndDateTime,
    );
    const of = (direction: CreditDebitIndicator) => within.filter((one) => one.CreditDebitIndicator === direction);
    assert.equal(amountOf(i, 'TotalCredits'), sum(of('Credit')));
    assert.equal(amountOf(i, 'TotalDebits'), sum(of('Debit')));
    assert.equal(amountOf(i, 'ClosingBalance'), (amountOf(i, 'PreviousClosingBalance') ?? Number.NaN) + sum(within));
    if (i + 1 < statements.length)
      assert.equal(amountOf(i, 'PreviousClosingBalance'), amountOf(i + 1, 'ClosingBalance'));
    if (i > 1) return;
    const file = world.statementFile(accountId, StatementId);
    assert.ok(file);
    const text = Buffer.from(file).toString('latin1');
    for (const { Amount } of within) assert.ok(text.includes(Amount.Amount), Amount.Amount);
  });
}
