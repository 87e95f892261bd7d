import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeHistory } from './history-walk.ts';
import type { CashAccount } from './records.ts';
import { createWorld, type World } from './world.ts';

const worldAt = (now: string): World => createWorld({ seed: 5, now: () => new Date(now) });

const everyAccount = (world: World): readonly { readonly id: string; readonly own: readonly string[] }[] =>
  world.personas.flatMap(({ hint }) => {
    const own = world.customer(hint)?.accountIds ?? [];
    return own.map((id) => ({ id, own }));
  });

const keyOf = ({ SchemeName, Identification }: CashAccount): string => `${SchemeName} ${Identification}`;

for (const now of ['2026-11-21T12:00:00Z', '2027-02-28T23:59:59Z', '2029-07-01T00:00:00Z']) {
  test(`at ${now} every order, announced payment and transfer goes to a beneficiary or an own account`, () => {
    const world = worldAt(now);
    for (const { id, own } of everyAccount(world)) {
      const known = new Set([
        ...world.beneficiaries(id).map(({ CreditorAccount }) => keyOf(CreditorAccount)),
        ...own.flatMap((other) => world.account(other)?.Account.map(keyOf) ?? []),
      ]);
      for (const { CreditorAccount } of [...world.standingOrders(id), ...world.scheduledPayments(id)]) {
        assert.ok(known.has(keyOf(CreditorAccount)), keyOf(CreditorAccount));
      }
      for (const { BankTransactionCode, CreditorAccount } of wholeHistory(world, id)) {
        if (BankTransactionCode.Code !== 'IssuedCreditTransfers') continue;
        assert.ok(CreditorAccount && known.has(keyOf(CreditorAccount)));
      }
    }
  });

  test(`at ${now} the last payment of every order and mandate is a transaction`, () => {
    const world = worldAt(now);
    for (const { id } of everyAccount(world)) {
      const { first } = world.transactions(id);
      const entries = wholeHistory(world, id);
      for (const order of world.standingOrders(id)) {
        const { LastPaymentDateTime: last } = order;
        if (last === undefined || last.slice(0, 7) < first) continue;
        const paid = entries.filter(
          (entry) =>
            entry.BankTransactionCode.SubCode === 'StandingOrder' &&
            entry.BookingDateTime.slice(0, 10) === last.slice(0, 10) &&
            entry.TransactionReference === order.Reference &&
            entry.Amount.Amount === order.LastPaymentAmount?.Amount &&
            entry.CreditorAccount?.Identification === order.CreditorAccount.Identification,
        );
        assert.equal(paid.length, 1, `${order.Reference} ${last}`);
      }
      for (const mandate of world.directDebits(id)) {
        const { PreviousPaymentDateTime: previous } = mandate;
        if (previous === undefined || previous.slice(0, 7) < first) continue;
        const newest = entries.find((entry) => entry.TransactionReference === mandate.MandateIdentification);
        assert.equal(newest?.BookingDateTime, previous);
        assert.deepEqual(newest.Amount, mandate.PreviousPaymentAmount);
        assert.equal(newest.CreditorAccount?.Name, mandate.Name);
      }
    }
  });

  test(`at ${now} orders keep the day only and their dates are in order`, () => {
    const world = worldAt(now);
    const written = now.replace('Z', '+00:00');
    for (const { id } of everyAccount(world)) {
      for (const order of world.standingOrders(id)) {
        const { FirstPaymentDateTime: first, NextPaymentDateTime: next } = order;
        const { LastPaymentDateTime: last, FinalPaymentDateTime: final } = order;
        for (const date of [first, next, last, final]) {
          if (date !== undefined) assert.match(date, /^\d{4}-\d{2}-\d{2}T00:00:00\+00:00$/);
        }
        if (next !== undefined) assert.ok(next > written && first <= next && (final === undefined || next <= final));
        if (last !== undefined) assert.ok(last <= written && first <= last);
        assert.equal(order.StandingOrderStatusCode, next === undefined ? 'Inactive' : 'Active');
      }
      for (const { ScheduledPaymentDateTime } of world.scheduledPayments(id)) {
        assert.ok(ScheduledPaymentDateTime > written);
        assert.match(ScheduledPaymentDateTime, /T00:00:00\+00:00$/);
      }
    }
  });
}

test('a payment that was announced is made on its day', () => {
  const before = worldAt('2026-11-21T12:00:00Z');
  const after = worldAt('2027-02-15T12:00:00Z');
  const household = before.customer('household')?.accountIds[0] ?? '';
  const entries = wholeHistory(after, household);
  const announced = before.scheduledPayments(household);
  assert.ok(announced.length >= 4);
  for (const { ScheduledPaymentDateTime, InstructedAmount, CreditorAccount, Reference } of announced) {
    const made = entries.filter(
      (entry) =>
        entry.BookingDateTime.slice(0, 10) === ScheduledPaymentDateTime.slice(0, 10) &&
        entry.TransactionReference === Reference &&
        entry.Amount.Amount === InstructedAmount.Amount &&
        entry.CreditorAccount?.Identification === CreditorAccount.Identification,
    );
    assert.equal(made.length, 1, Reference);
  }
});

test('the household pays in every way that there is', () => {
  const world = worldAt('2026-11-21T12:00:00Z');
  const id = world.customer('household')?.accountIds[0] ?? '';
  const schemes = new Set(world.beneficiaries(id).map(({ CreditorAccount }) => CreditorAccount.SchemeName));
  assert.deepEqual([...schemes].toSorted(), ['UK.OBIE.IBAN', 'UK.OBIE.PAN', 'UK.OBIE.SortCodeAccountNumber']);
  const types = new Set(world.beneficiaries(id).map(({ BeneficiaryType }) => BeneficiaryType));
  assert.equal(types.size, 2);
  assert.ok(world.directDebits(id).some(({ DirectDebitStatusCode }) => DirectDebitStatusCode === 'Inactive'));
  assert.ok(
    world
      .standingOrders(id)
      .some(({ FinalPaymentDateTime, NextPaymentDateTime }) => FinalPaymentDateTime && NextPaymentDateTime),
  );
  assert.ok(world.standingOrders(id).some(({ StandingOrderStatusCode }) => StandingOrderStatusCode === 'Inactive'));
});
