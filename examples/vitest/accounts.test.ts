import { type RunningBank, startBank } from 'aisp-conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';

let bank: RunningBank;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank.close());

async function get(path: string, accessToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return await fetch(`${bank.url}/open-banking/v3.1/aisp${path}`, { headers });
}

test('shows what the consent permits, and no more', async () => {
  const { accessToken, accountIds } = await bank.token({
    persona: 'household',
    permissions: ['ReadAccountsBasic', 'ReadBalances'],
  });
  const [accountId] = accountIds;
  expect((await get(`/accounts/${accountId}/balances`, accessToken)).status).toBe(200);
  expect((await get(`/accounts/${accountId}/transactions`, accessToken)).status).toBe(403);
});

test('loses access when the customer takes it back at the bank', async () => {
  const { accessToken, consentId } = await bank.token();
  expect((await get('/accounts', accessToken)).status).toBe(200);
  await bank.consents.withdraw(consentId);
  expect((await get('/accounts', accessToken)).status).toBe(401);
});

test('is told to wait, and does', async () => {
  const { accessToken, consentId } = await bank.token();
  await bank.consents.throttle(consentId);
  const tooSoon = await get('/accounts', accessToken);
  expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await get('/accounts', accessToken)).status).toBe(200);
});
