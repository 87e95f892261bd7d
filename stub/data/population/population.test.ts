import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkBooks, signedPence } from '../../testing/check-books.ts';
import { day, monthOf, monthStart, parseMonth } from '../calendar.ts';
import { transactionsOfMonth } from '../history-walk.ts';
import { sidesOf } from '../transaction-book.ts';
import { createWorld, type World } from '../world.ts';
import { Population } from './population.ts';
import type { PopulationSize } from './population-size.ts';

const seed = 20_261_122;
const million: PopulationSize = { customers: 1_000_000, accounts: 5, years: 7, perDay: 1 };
const busy: PopulationSize = { ...million, accounts: 12, perDay: 40 };

/** Moments of the years that a clock may show, in seconds. */
const moments = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2034, 11, 31) / 1000 });
const samples = fc.record({
  size: fc.constantFrom(million, busy),
  number: fc.integer({ min: 1, max: million.customers }),
  place: fc.nat(100),
  now: moments,
  back: fc.nat(million.years * 12 - 1),
  daysBack: fc.nat(27),
});

interface Sample {
  readonly size: PopulationSize;
  readonly number: number;
  readonly place: number;
  readonly now: number;
  readonly back: number;
  readonly daysBack: number;
}

const worldAt = (size: PopulationSize, now: number): World =>
  createWorld({ seed, now: () => new Date(now * 1000), population: new Population(seed, size) });

/** One account of one customer at one moment, and a month of its history. */
function drawn({ size, number, place, now, back }: Sample) {
  const world = worldAt(size, now);
  const customer = world.customer(`customer-${number}`);
  assert.ok(customer);
  const accountId = customer.accountIds[place % customer.accountIds.length] ?? '';
  return { world, customer, accountId, month: monthOf(now) - back };
}

const runs = { numRuns: 25, seed: 15 };

test('every account leads back to its customer, by an id of its own', () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(samples, (sample) => {
      const { world, customer } = drawn(sample);
      assert.equal(customer.accountIds.length, sample.size.accounts);
      for (const id of customer.accountIds) {
        assert.match(id, /^[0-9a-z]{14}$/);
        assert.equal(world.holderOf(id), customer.key);
        assert.equal(world.account(id)?.AccountId, id);
        assert.equal(seen.get(id) ?? customer.key, customer.key);
        seen.set(id, customer.key);
      }
      assert.deepEqual(world.customer(String(sample.number)), customer);
      assert.equal(world.psu(customer.key).PartyId, customer.partyId);
    }),
    runs,
  );
});

test('each month closes where the next one opens, and each entry leads from one balance to the next', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      const { world, accountId, month } = drawn(sample);
      const book = world.transactions(accountId);
      const marks = book.between(monthStart(month) - day, monthStart(month + 1) + day);
      const records = marks.map((mark) => mark.record());
      assert.ok(records.length > 0);
      records.forEach((record, i) => {
        const older = records[i + 1];
        assert.ok(signedPence(record) !== 0);
        if (record.Balance === undefined || older?.Balance === undefined) return;
        assert.ok(record.BookingDateTime >= older.BookingDateTime);
        assert.equal(signedPence(record.Balance), signedPence(older.Balance) + signedPence(record));
      });
      assert.equal(new Set(records.map(({ TransactionId }) => TransactionId)).size, records.length);
    }),
    runs,
  );
});

test('what is counted is what is there, by month, by day and by any span of days', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      const { world, accountId, month } = drawn(sample);
      const book = world.transactions(accountId);
      const [start, end] = [monthStart(month), monthStart(month + 1)];
      const one = start + sample.daysBack * day;
      const today = sample.now - (sample.now % day);
      for (const [from, to] of [
        [start, end],
        [one, one + day],
        [one, end + 3 * day],
        [today, today + 4 * day],
        [today - 3 * day, today + 31 * day],
      ] as const) {
        assert.deepEqual(book.counts(from, to), sidesOf(book.between(from, to)));
      }
    }),
    runs,
  );
});

test('balances follow from the transactions at any moment, and statements close on them', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      const { world, accountId } = drawn(sample);
      const book = world.transactions(accountId);
      const [expected, , cleared] = world.balances(accountId);
      assert.ok(expected && cleared);
      const latest = book.between(monthStart(monthOf(sample.now)) - day, monthStart(monthOf(sample.now) + 2));
      const records = latest.map((mark) => mark.record());
      const newest = records.find(({ Status }) => Status === 'Booked');
      assert.ok(newest?.Balance);
      assert.equal(signedPence(newest.Balance), signedPence(cleared));
      const pending = records.filter(({ Status }) => Status === 'Pending');
      assert.equal(
        signedPence(expected),
        pending.reduce((sum, one) => sum + signedPence(one), signedPence(cleared)),
      );
      const [statement, before] = world.statements(accountId).map((mark) => mark.record());
      assert.ok(statement && before);
      const of = (type: string, one = statement) => {
        const found = one.StatementAmount.find(({ Type }) => Type === `UK.OBIE.${type}`);
        return found === undefined ? Number.NaN : signedPence(found);
      };
      const within = transactionsOfMonth(world, accountId, statement.StartDateTime.slice(0, 7));
      const side = (wanted: string) =>
        within
          .filter(({ CreditDebitIndicator: one }) => one === wanted)
          .reduce((sum, one) => sum + signedPence(one), 0);
      assert.equal(of('TotalCredits'), side('Credit'));
      assert.equal(of('TotalDebits'), side('Debit'));
      assert.equal(of('ClosingBalance'), of('PreviousClosingBalance') + side('Credit') + side('Debit'));
      assert.equal(of('PreviousClosingBalance'), of('ClosingBalance', before));
      const last = within[0]?.Balance;
      assert.ok(last);
      assert.equal(signedPence(last), of('ClosingBalance'));
    }),
    runs,
  );
});

test('the whole books of a customer are right', () => {
  const now = '2026-11-22T12:00:00Z';
  const world = worldAt({ ...million, years: 1 }, Date.parse(now) / 1000);
  for (const id of world.customer('customer-31337')?.accountIds ?? []) {
    checkBooks(world, id, now.replace('Z', '+00:00'));
  }
});

test('plans of any size leave the flow its share', () => {
  const sizes = fc.record({
    customers: fc.constant(1_000_000),
    accounts: fc.integer({ min: 1, max: 12 }),
    years: fc.constantFrom(1, 7, 25),
    perDay: fc.constantFrom(1, 2, 3, 10, 100, 1000),
  });
  fc.assert(
    fc.property(sizes, samples, (size, sample) => {
      const { world, customer } = drawn({ ...sample, size });
      for (const id of customer.accountIds) {
        assert.equal(world.transactions(id).first.length, 7);
        assert.ok(world.statements(id).length >= size.years * 12 - 2);
      }
    }),
    { ...runs, numRuns: 20 },
  );
});

test('a history begins in its first month', () => {
  const now = Date.UTC(2026, 10, 22, 12) / 1000;
  const world = worldAt(million, now);
  const [id = ''] = world.customer('customer-1')?.accountIds ?? [];
  const { first } = world.transactions(id);
  assert.equal(first, '2019-12');
  assert.deepEqual(world.transactions(id).between(0, monthStart(parseMonth(first) ?? 0)), []);
});
