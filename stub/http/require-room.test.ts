import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalState } from '../state/local/local-state.ts';
import { at } from '../testing/open-bank.ts';
import { openFlow } from '../testing/open-flow.ts';

const consents = '/account-access-consents';

test('a full bank refuses with 503 whatever would add to it, and goes on with what is there', async () => {
  const state = new LocalState({ maxEntries: 60 });
  const flow = await openFlow({ state });
  const id = await flow.create();
  const { body } = await flow.exchange((await flow.authorize(id)).code);
  const waiting = await flow.authorize(await flow.create());
  const made: string[] = [];
  while (!state.isFull) made.push(await flow.create());

  const token = flow.clientAccess;
  const permissions = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
  const refused = await flow.call(consents, { token, method: 'POST', body: permissions });
  assert.equal(refused.status, 503);
  assert.equal(at(refused.body, 'Errors.0.ErrorCode'), 'GB.ReferenceBank.Bank.Full');
  assert.match(String(at(refused.body, 'Errors.0.Message')), /60 entries.*--max-entries/);
  assert.equal((await flow.exchange(waiting.code)).status, 503);
  assert.equal((await flow.authorize(made[0] ?? '')).answer.status, 503);
  const developers = await flow.call('!/stub/tokens', { method: 'POST', body: {} });
  assert.deepEqual([developers.status, developers.body.error], [503, 'bank_full']);
  const transaction = { account: 'household/1', Amount: { Amount: '1.00', Currency: 'GBP' } };
  await assert.rejects(
    flow.bank.control.data.addTransaction({ ...transaction, CreditDebitIndicator: 'Debit' }),
    /full/,
  );

  assert.equal((await flow.call('/accounts', { token: String(body.access_token) })).status, 200);
  assert.equal((await flow.call(`${consents}/${id}`, { token })).status, 200);
  for (const each of made) {
    assert.equal((await flow.call(`${consents}/${each}`, { token, method: 'DELETE' })).status, 204);
  }
  assert.equal((await flow.exchange(waiting.code)).status, 200);
  assert.deepEqual(flow.unexpected, []);
});
