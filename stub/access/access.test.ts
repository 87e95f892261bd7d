import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, list, openBank } from '../testing/open-bank.ts';
import { openFlow as flow, harbour, redirect } from '../testing/open-flow.ts';

const consents = '/account-access-consents';
const basic = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` });

test('client credentials by header or by form, refused as RFC 6749 says', async () => {
  const { form } = openBank();
  const ask = { grant_type: 'client_credentials' };
  const good = await form(ask, basic('harbour-aisp', 'harbour-aisp-secret'));
  assert.deepEqual(
    [good.status, good.body.token_type, good.body.expires_in, good.body.scope],
    [200, 'Bearer', 3600, 'accounts'],
  );
  assert.equal(good.headers.get('cache-control'), 'no-store');
  for (const [fields, headers, status, error] of [
    [{ ...ask, ...harbour, client_secret: 'wrong' }, {}, 401, 'invalid_client'],
    [{ ...ask, client_id: 'nobody', client_secret: 'x' }, {}, 401, 'invalid_client'],
    [ask, {}, 400, 'invalid_request'],
    [ask, basic('harbour-aisp', 'wrong'), 401, 'invalid_client'],
    [{ ...ask, ...harbour }, basic('harbour-aisp', 'harbour-aisp-secret'), 400, 'invalid_request'],
    [harbour, {}, 400, 'invalid_request'],
    [{ ...harbour, grant_type: 'password' }, {}, 400, 'unsupported_grant_type'],
    [{ ...harbour, grant_type: 'authorization_code' }, {}, 400, 'invalid_request'],
    [{ ...harbour, grant_type: 'authorization_code', code: 'x', redirect_uri: redirect }, {}, 400, 'invalid_grant'],
    [{ ...ask, ...harbour }, { 'content-type': 'application/json' }, 400, 'invalid_request'],
  ] as const) {
    const answer = await form(fields, headers);
    assert.deepEqual([answer.status, answer.body.error], [status, error], JSON.stringify(fields));
    if (status === 401 && 'authorization' in headers)
      assert.match(String(answer.headers.get('www-authenticate')), /^Basic /);
  }
});

test('a PSU authorises a consent, a code becomes a token, the token opens the selected accounts', async () => {
  const { call, create, status, authorize, exchange, clock, clientAccess } = await flow();
  const id = await create();
  clock.now += 1000;
  const { answer, location, code, state } = await authorize(id, { select: 'first:2' });
  assert.deepEqual([answer.status, state], [302, 's/1']);
  assert.ok(location?.startsWith(`${redirect}?`));
  const consent = await call(`${consents}/${id}`, { token: clientAccess });
  assert.equal(at(consent.body, 'Data.Status'), 'Authorised');
  assert.equal(at(consent.body, 'Data.StatusUpdateDateTime'), '2026-06-15T12:00:01+00:00');
  assert.equal(at(consent.body, 'Data.CreationDateTime'), '2026-06-15T12:00:00+00:00');
  const { body } = await exchange(code);
  assert.deepEqual([body.token_type, body.expires_in, body.scope], ['Bearer', 3600, 'openid accounts']);
  const accounts = await call('/accounts', { token: String(body.access_token) });
  assert.equal(list(accounts.body, 'Data.Account').length, 2);
  assert.equal(await status(id), 'Authorised');
});

test('a code is good once, for its client and redirect URI, and for one minute', async () => {
  const { call, create, authorize, exchange, clock } = await flow();
  const id = await create();
  const [first, second, third] = [await authorize(id), await authorize(id), await authorize(id)];
  assert.equal((await exchange(first.code, { redirect_uri: 'http://localhost/' })).body.error, 'invalid_grant');
  const lantern = { client_id: 'lantern-aisp', client_secret: 'lantern-aisp-secret' };
  assert.equal((await exchange(first.code, lantern)).body.error, 'invalid_grant');
  const token = String((await exchange(first.code)).body.access_token);
  assert.equal((await call('/accounts', { token })).status, 200);
  assert.equal((await exchange(first.code)).body.error, 'invalid_grant');
  assert.equal((await call('/accounts', { token })).status, 401);
  clock.now += 59_000;
  assert.equal((await exchange(second.code)).status, 200);
  clock.now += 1000;
  assert.equal((await exchange(third.code)).body.error, 'invalid_grant');
});

test('a declined consent is Rejected for good', async () => {
  const { create, status, authorize } = await flow();
  for (const how of [{ decision: 'reject' }, { login_hint: 'nobody' }]) {
    const id = await create();
    assert.equal((await authorize(id, how)).error, 'access_denied');
    assert.equal(await status(id), 'Rejected');
    assert.equal((await authorize(id)).error, 'invalid_request');
    assert.equal(await status(id), 'Rejected');
  }
});

test('an authorised consent can be authorised again by the same PSU, and declining then changes nothing', async () => {
  const { call, create, status, authorize, exchange, clock, clientAccess } = await flow();
  const id = await create();
  const first = String((await exchange((await authorize(id)).code)).body.access_token);
  const before = await call(`${consents}/${id}`, { token: clientAccess });
  clock.now += 5000;
  assert.equal((await authorize(id, { decision: 'reject' })).error, 'access_denied');
  assert.equal((await authorize(id, { login_hint: 'everyday' })).error, 'access_denied');
  assert.equal(await status(id), 'Authorised');
  const second = String((await exchange((await authorize(id, { select: 'first:1' })).code)).body.access_token);
  assert.deepEqual((await call(`${consents}/${id}`, { token: clientAccess })).body.Data, before.body.Data);
  assert.equal(list((await call('/accounts', { token: second })).body, 'Data.Account').length, 1);
  assert.equal((await call('/accounts', { token: first })).status, 401);
});

test('requests that cannot be authorised say so and leave the consent alone', async () => {
  const { create, status, authorize, clock, call, clientAccess } = await flow();
  const id = await create({ ExpirationDateTime: '2026-06-15T13:00:00Z' });
  for (const [more, error] of [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid' }, 'invalid_scope'],
    [{ scope: 'openid payments' }, 'invalid_scope'],
    [{ token_seconds: '0' }, 'invalid_request'],
    [{ claims: '{' }, 'invalid_request'],
    [{ consent_id: 'unknown' }, 'invalid_request'],
    [{ client_id: 'lantern-aisp', redirect_uri: 'http://127.0.0.1:9/x' }, 'invalid_request'],
    [{ account: 'nobodys' }, 'invalid_request'],
    [{ select: 'last:1' }, 'invalid_request'],
    [{ decision: 'perhaps' }, 'invalid_request'],
  ] as const) {
    assert.equal((await authorize(id, more)).error, error, JSON.stringify(more));
  }
  for (const more of [{ redirect_uri: 'https://evil.example/' }, { client_id: 'nobody' }]) {
    const { answer, location } = await authorize(id, more);
    assert.deepEqual([answer.status, location], [400, null]);
  }
  assert.equal(await status(id), 'AwaitingAuthorisation');
  clock.now += 3_600_000;
  assert.equal((await authorize(id)).error, 'invalid_request');
  await call(`${consents}/${id}`, { token: clientAccess, method: 'DELETE' });
  assert.equal((await authorize(id)).error, 'invalid_request');
});

test('a code of a consent that was deleted meanwhile is worth nothing', async () => {
  const { create, authorize, exchange, call, clientAccess } = await flow();
  const id = await create();
  const { code } = await authorize(id);
  await call(`${consents}/${id}`, { token: clientAccess, method: 'DELETE' });
  assert.equal((await exchange(code)).body.error, 'invalid_grant');
});

test('developers get what is to know of the consent with the token, and as variables of the environment', async () => {
  const { call } = openBank();
  const body = { persona: 'household', permissions: ['ReadAccountsBasic'] };
  const { body: told } = await call('!/stub/tokens', { method: 'POST', body });
  assert.deepEqual(told.permissions, ['ReadAccountsBasic']);
  const consent = `/account-access-consents/${String(told.openbanking_intent_id)}`;
  assert.equal((await call(consent, { token: String(told.client_token) })).status, 200);
  assert.equal((await call('/accounts', { token: String(told.client_token) })).status, 401);
  const { status, text } = await call('!/stub/tokens?as=env', { method: 'POST', body });
  assert.equal(status, 201);
  assert.match(text, /^AISP_TOKEN=\S+\nAISP_CONSENT_ID=\S+\nAISP_CLIENT_TOKEN=\S+\n$/);
  assert.equal((await call('!/stub/tokens?as=csv', { method: 'POST', body })).status, 400);
});

test('developers get a token in one call, from this machine only, and are told what is wrong', async () => {
  const { call, grant, bank } = openBank();
  const two = await grant({ select: 'first:2' });
  const one = await grant({ accounts: [two.accountIds[1]], permissions: ['ReadAccountsBasic'] });
  assert.deepEqual(one.accountIds, [two.accountIds[1]]);
  const { body: usual } = await call('!/stub/tokens', { method: 'POST', body: {} });
  assert.deepEqual(usual.account_ids, (await grant({ persona: 'household' })).accountIds);
  for (const body of [{ persona: 'nobody' }, { persona: 7 }, { persona: 'household', foo: 1 }, [], 'x']) {
    assert.equal((await call('!/stub/tokens', { method: 'POST', body })).status, 400);
  }
  for (const more of [{ permissions: ['ReadBalances'] }, { accounts: ['x'] }, { expiresIn: -1 }, { clientId: 'x' }]) {
    const answer = await call('!/stub/tokens', { method: 'POST', body: { persona: 'household', ...more } });
    assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'], JSON.stringify(more));
  }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"persona":"household"}' };
  const remote = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  assert.equal((await bank.app.request('/stub/tokens', init, remote)).status, 403);
});
