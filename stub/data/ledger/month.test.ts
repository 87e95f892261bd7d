import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personaHints } from '../blueprints/personas.ts';
import { monthOf, parseMonth } from '../calendar.ts';
import { type CustomerEntity, findCustomer, holdingAt, holdingsOf } from '../customers.ts';
import { ledgerMonth } from './month.ts';

const seed = 20_261_121;
const from = parseMonth('2024-11') ?? 0;

function customer(key: string): CustomerEntity {
  const found = findCustomer(seed, key);
  assert.ok(found);
  return found;
}

for (const hint of personaHints) {
  test(`${hint}: each month takes the balance from one closing to the next, within its own days`, () => {
    for (const holding of holdingsOf(customer(hint))) {
      let carried = ledgerMonth(holding, from - 1).closing;
      for (let month = from; month < from + 26; month += 1) {
        const { opening, closing, entries } = ledgerMonth(holding, month);
        assert.equal(opening, carried);
        assert.equal(
          entries.reduce((sum, { pence }) => sum + pence, opening),
          closing,
          `${holding.key} ${month}`,
        );
        carried = closing;
        for (const { at, madeAt, key, pence } of entries) {
          assert.equal(monthOf(at), month, key);
          assert.ok(madeAt <= at, key);
          assert.ok(Number.isInteger(pence) && pence !== 0, key);
        }
        assert.equal(new Set(entries.map(({ key }) => key)).size, entries.length, 'keys are told apart');
      }
    }
  });

  test(`${hint}: no account is drawn beyond its credit line`, () => {
    for (const holding of holdingsOf(customer(hint))) {
      const line = holding.blueprint.creditLine?.pence ?? 0;
      for (let month = from; month < from + 26; month += 1) {
        let balance = ledgerMonth(holding, month).opening;
        for (const { pence } of ledgerMonth(holding, month).entries) {
          balance += pence;
          assert.ok(balance >= -line, `${holding.key} ${month}: ${balance}`);
        }
      }
    }
  });
}

test('an account more, in a slot of its own, moves no entry of the others', () => {
  const household = customer('household');
  const extended: CustomerEntity = {
    ...household,
    persona: {
      ...household.persona,
      accounts: [
        ...customer('student').persona.accounts.map((one) => ({ ...one, slot: 77 })),
        ...household.persona.accounts,
      ],
    },
  };
  for (const { slot } of household.persona.accounts) {
    const told = (of: CustomerEntity) =>
      ledgerMonth(holdingAt(of, slot), from).entries.map((entry) => ({
        ...entry,
        counterparty: entry.counterparty?.(),
      }));
    assert.deepEqual(told(extended), told(household));
  }
});

test('a transfer between own accounts is on both, at the same instant, with opposite signs', () => {
  const household = customer('household');
  const all = holdingsOf(household).flatMap((holding) =>
    ledgerMonth(holding, from).entries.map((entry) => ({ holding, entry })),
  );
  const received = all.filter(({ entry }) => entry.key.startsWith('from:'));
  assert.ok(received.length >= 4);
  for (const { entry } of received) {
    const sent = all.filter(({ entry: other }) => entry.key.endsWith(`:${other.key}`) && other.at === entry.at);
    assert.deepEqual(
      sent.map(({ entry: other }) => other.pence),
      [-entry.pence],
      entry.key,
    );
  }
});
