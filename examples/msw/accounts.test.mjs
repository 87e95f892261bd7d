import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createBank } from 'aisp-conformance';
import { http } from 'msw';
import { setupServer } from 'msw/node';

const bank = await createBank();
// Whatever the program asks of the bank, its OpenID provider included.
const server = setupServer(http.all('https://bank.example/*', ({ request }) => bank.intercept(request)));

before(() => server.listen({ onUnhandledRequest: 'error' }));
after(async () => {
  server.close();
  await bank.close();
});

async function get(path, accessToken) {
  const answer = await fetch(`https://bank.example/open-banking/v3.1/aisp${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { status: answer.status, body: await answer.json() };
}

test('follows the pages of a bank that is not there', async () => {
  const { accessToken, accountIds } = await bank.token({ persona: 'long-history' });
  const seen = new Set();
  let path = `/accounts/${accountIds[0]}/transactions`;
  for (let pages = 0; path !== undefined && pages < 5; pages += 1) {
    const { status, body } = await get(path, accessToken);
    assert.equal(status, 200);
    for (const { TransactionId } of body.Data.Transaction) seen.add(TransactionId);
    // The links lead to where the program found the bank.
    path = body.Links.Next?.replace('https://bank.example/open-banking/v3.1/aisp', '');
  }
  assert.ok(seen.size >= 500);
});

test('is refused what the customer did not consent to', async () => {
  const { accessToken, accountIds } = await bank.token({ permissions: ['ReadAccountsBasic'] });
  const { status, body } = await get(`/accounts/${accountIds[0]}/balances`, accessToken);
  assert.equal(status, 403);
  assert.match(body.Errors[0].Message, /ReadBalances/);
});

test('meets a network error where the bank breaks the connection off', async () => {
  const { accessToken } = await bank.token();
  await bank.faults.add({ break: 'reset', times: 1 });
  await assert.rejects(get('/accounts', accessToken), TypeError);
  assert.equal((await get('/accounts', accessToken)).status, 200);
});

test('gets its own token from the OpenID provider', async () => {
  const [client] = bank.clients;
  const answer = await fetch('https://bank.example/token', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.clientId}:${client.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'accounts' }),
  });
  assert.equal(answer.status, 200);
  assert.equal((await answer.json()).token_type, 'Bearer');
});
