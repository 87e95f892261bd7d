import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startBank } from 'aisp-conformance';
import { totalBalance } from './total-balance.mjs';

let bank;

before(async () => {
  // Same seed and date, same data, on every machine.
  bank = await startBank({ seed: 1, date: new Date('2026-03-17T12:00:00Z') });
});
after(() => bank.close());

test('adds up what a customer has', async () => {
  const { accessToken } = await bank.token({ persona: 'saver' });
  const total = await totalBalance(bank.url, accessToken);
  assert.ok(total > 0);
  assert.equal(await totalBalance(bank.url, accessToken), total);
});

test('says when the customer has to come back', async () => {
  const { accessToken } = await bank.token({ expiresIn: 0 });
  await assert.rejects(totalBalance(bank.url, accessToken), /answers 401/);
});

test('does not take no figure for nothing', async () => {
  const dishonest = await startBank({ faults: ['balance-type-missing-expected'] });
  try {
    const { accessToken } = await dishonest.token();
    assert.ok(Number.isNaN(await totalBalance(dishonest.url, accessToken)));
  } finally {
    await dishonest.close();
  }
});
