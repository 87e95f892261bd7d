import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthsBetween, transactionsOfMonth, wholeHistory } from './history-walk.ts';
import type { ActiveCurrencyAndAmount, CreditDebitIndicator, OBTransaction6 } from './records.ts';
import { createWorld, type World } from './world.ts';

const worldAt = (now: string): World => createWorld({ seed: 3, now: () => new Date(now) });

interface Signed {
  readonly Amount: ActiveCurrencyAndAmount;
  readonly CreditDebitIndicator: CreditDebitIndicator;
}

const pence = ({ Amount, CreditDebitIndicator }: Signed): number =>
  Math.round(Number(Amount.Amount) * 100) * (CreditDebitIndicator === 'Debit' ? -1 : 1);

const accountsOf = (world: World): readonly string[] =>
  world.personas.flatMap(({ hint }) => world.customer(hint)?.accountIds ?? []);

const histories = new Map<string, readonly OBTransaction6[]>();

/** The whole history of an account as it is at a moment, which takes long to write and is looked at more than once. */
function historyAt(now: string, world: World, id: string): readonly OBTransaction6[] {
  const key = `${now} ${id}`;
  const known = histories.get(key) ?? wholeHistory(world, id);
  histories.set(key, known);
  return known;
}

const moments = [
  '2026-11-21T12:00:00Z',
  '2026-11-30T23:59:59Z',
  '2026-12-01T00:00:00Z',
  '2026-12-01T03:30:00Z',
  '2028-02-29T08:15:00Z',
];

for (const now of moments) {
  test(`at ${now} balances follow from the entries and entries from the clock`, () => {
    const world = worldAt(now);
    const written = now.replace('Z', '+00:00');
    for (const id of accountsOf(world)) {
      const [expected, available, cleared] = world.balances(id);
      assert.ok(expected && available && cleared);
      assert.deepEqual(
        [expected.Type, available.Type, cleared.Type],
        ['Expected', 'InterimAvailable', 'InterimCleared'],
      );
      assert.equal(cleared.DateTime, `${written.slice(0, 16)}:00+00:00`);
      const entries = historyAt(now, world, id);
      const booked = entries.filter(({ Status }) => Status === 'Booked');
      const pending = entries.filter(({ Status }) => Status === 'Pending');
      const [newest] = booked;
      if (newest?.Balance !== undefined) assert.equal(pence(newest.Balance), pence(cleared));
      booked.forEach((entry, i) => {
        const older = booked[i + 1];
        assert.ok(entry.BookingDateTime <= written && entry.Balance);
        if (older?.Balance === undefined) return;
        assert.ok(entry.BookingDateTime >= older.BookingDateTime);
        assert.equal(pence(entry.Balance), pence(older.Balance) + pence(entry));
      });
      for (const entry of pending) {
        assert.ok(entry.BookingDateTime > written && entry.ValueDateTime > entry.BookingDateTime);
        assert.equal(entry.Balance, undefined);
        assert.ok(entry.CardInstrument);
      }
      assert.equal(
        pence(expected),
        pending.reduce((sum, entry) => sum + pence(entry), pence(cleared)),
      );
      const line = available.CreditLine?.[0];
      assert.equal(pence(available), pence(expected) + (line ? Math.round(Number(line.Amount.Amount) * 100) : 0));
      const early = entries.findIndex((entry, i) => entry.BookingDateTime < (entries[i + 1]?.BookingDateTime ?? ''));
      assert.equal(early, -1, 'newest first');
    }
  });
}

test('what is booked never changes, whatever the clock', () => {
  const byId = new Map<string, OBTransaction6>();
  for (const now of [...moments.slice(0, 4), '2026-11-22T12:00:00Z', '2027-01-03T00:00:00Z']) {
    const world = worldAt(now);
    for (const id of accountsOf(world)) {
      for (const entry of historyAt(now, world, id)) {
        if (entry.Status !== 'Booked') continue;
        const known = byId.get(entry.TransactionId);
        if (known === undefined) byId.set(entry.TransactionId, entry);
        else assert.deepEqual(entry, known);
      }
    }
  }
});

test('what was pending is booked as announced', () => {
  const before = worldAt('2026-11-21T12:00:00Z');
  const after = worldAt('2026-11-24T12:00:00Z');
  const id = before.customer('household')?.accountIds[0] ?? '';
  const pending = transactionsOfMonth(before, id, '2026-11').filter(({ Status }) => Status === 'Pending');
  assert.ok(pending.length > 0);
  const later = new Map(transactionsOfMonth(after, id, '2026-11').map((entry) => [entry.TransactionId, entry]));
  for (const { TransactionId, Amount, BookingDateTime } of pending) {
    const booked = later.get(TransactionId);
    assert.deepEqual([booked?.Status, booked?.Amount, booked?.BookingDateTime], ['Booked', Amount, BookingDateTime]);
  }
});

test('the accounts with daily purchases always have something pending, on the turn of the month too', () => {
  for (const now of [...moments, '2026-12-31T23:59:59Z', '2027-01-01T00:00:01Z']) {
    const world = worldAt(now);
    for (const hint of ['everyday', 'credit-card', 'long-history', 'household']) {
      const id = world.customer(hint)?.accountIds[0] ?? '';
      const { last } = world.transactions(id);
      const newest = monthsBetween(now.slice(0, 7), last).flatMap((month) => transactionsOfMonth(world, id, month));
      assert.ok(
        newest.some(({ Status }) => Status === 'Pending'),
        `${hint} at ${now}`,
      );
    }
  }
});

test('no month outside the history has entries', () => {
  const world = worldAt('2026-11-21T12:00:00Z');
  const id = world.customer('household')?.accountIds[0] ?? '';
  const { first, last } = world.transactions(id);
  assert.deepEqual([first, last], ['2025-04', '2026-11']);
  for (const month of ['1900-01', '2025-03', '2026-12', '2999-01']) {
    assert.deepEqual(transactionsOfMonth(world, id, month), []);
  }
  assert.throws(() => transactionsOfMonth(world, id, '2026-13'), TypeError);
});

test('the household is rich enough to page and to filter, the long history goes deep', () => {
  const world = worldAt('2026-11-21T12:00:00Z');
  const entries = wholeHistory(world, world.customer('household')?.accountIds[0] ?? '');
  assert.ok(entries.length > 20 * 40);
  assert.ok(entries.some(({ ValueDateTime, BookingDateTime }) => ValueDateTime < BookingDateTime));
  assert.ok(entries.some(({ BankTransactionCode }) => BankTransactionCode.SubCode.startsWith('Reversal')));
  for (const { BankTransactionCode, CreditDebitIndicator } of entries) {
    assert.match(BankTransactionCode.Code, /^[A-Z][A-Za-z]{4,}$/);
    if (BankTransactionCode.SubCode.startsWith('Reversal')) assert.equal(CreditDebitIndicator, 'Credit');
  }
  const id = world.customer('long-history')?.accountIds[0] ?? '';
  const { first, last } = world.transactions(id);
  const months = monthsBetween(first, last).slice(0, -1);
  assert.ok(months.length > 72);
  for (const month of months) assert.ok(transactionsOfMonth(world, id, month).length > 60, month);
});
