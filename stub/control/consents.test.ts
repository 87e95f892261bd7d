import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, list, openBank } from '../testing/open-bank.ts';

const consents = '/account-access-consents';

async function opened() {
  const bank = openBank();
  const { token, consentId, accountIds } = await bank.grant();
  const client = await bank.clientToken();
  const post = (path: string) => bank.call(`!/stub/consents/${path}`, { method: 'POST' });
  const consent = async () => (await bank.call(`${consents}/${consentId}`, { token: client })).body;
  return { ...bank, token, consentId, accountIds, client, post, consent };
}

test('a PSU who withdraws ends the tokens and leaves the consent as it is', async () => {
  const { call, token, consentId, post, consent } = await opened();
  const before = await consent();
  assert.equal((await post(`${consentId}/withdrawal`)).status, 204);
  assert.equal((await call('/accounts', { token })).status, 401);
  assert.deepEqual((await consent()).Data, before.Data);
});

test('a bank that wants its PSU back says so on data, and is content once the PSU has been there', async () => {
  const { call, token, consentId, post, consent } = await opened();
  assert.equal((await post(`${consentId}/reauthentication`)).status, 204);
  const refused = await call('/accounts', { token });
  assert.deepEqual([refused.status, at(refused.body, 'Errors.0.ErrorCode')], [403, 'UK.OBIE.Reauthenticate']);
  assert.equal(at(await consent(), 'Data.Status'), 'Authorised');
  const query = {
    response_type: 'code',
    client_id: 'harbour-aisp',
    redirect_uri: 'http://localhost/',
    scope: 'accounts',
  };
  const back = await call(`!/authorize?${new URLSearchParams({ ...query, consent_id: consentId })}`);
  assert.equal(back.status, 302);
  assert.equal((await call('/accounts', { token })).status, 200);
});

test('an account that is closed drops out of the consent, at once, and the others stay', async () => {
  const { call, token, consentId, accountIds, post } = await opened();
  const [gone = '', kept = ''] = accountIds;
  const balances = (id: string) => call(`/accounts/${id}/balances`, { token });
  assert.deepEqual([(await balances(gone)).status, (await balances(kept)).status], [200, 200]);
  assert.equal(list((await call('/accounts', { token })).body, 'Data.Account').length, accountIds.length);
  assert.equal((await post(`${consentId}/accounts/${gone}/closure`)).status, 204);
  assert.deepEqual([(await balances(gone)).status, (await balances(kept)).status], [403, 200]);
  assert.equal(list((await call('/accounts', { token })).body, 'Data.Account').length, accountIds.length - 1);
  assert.equal((await post(`${consentId}/accounts/${gone}/closure`)).status, 400);
});

test('what cannot happen at the bank is refused, and so is whoever is not at this machine', async () => {
  const { bank, post, call, client, consentId } = await opened();
  const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
  const waiting = await call(consents, { method: 'POST', token: client, body });
  for (const id of ['unknown', String(at(waiting.body, 'Data.ConsentId'))]) {
    const answer = await post(`${id}/withdrawal`);
    assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request']);
  }
  const remote = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const path = `/stub/consents/${consentId}/withdrawal`;
  assert.equal((await bank.app.request(path, { method: 'POST' }, remote)).status, 403);
});

test('the next call for data breaks down or comes too soon, and the one after it does not', async () => {
  const { call, token, consentId, post, consent } = await opened();
  assert.equal((await post(`${consentId}/breakdown`)).status, 204);
  const before = await consent();
  const broken = await call('/accounts', { token });
  assert.deepEqual([broken.status, at(broken.body, 'Errors.0.ErrorCode')], [500, 'UK.OBIE.UnexpectedError']);
  assert.equal((await call('/accounts', { token })).status, 200);
  assert.equal((await post(`${consentId}/throttling`)).status, 204);
  const early = await call('/accounts', { token });
  assert.deepEqual([early.status, early.headers.get('retry-after')], [429, '1']);
  assert.equal((await call('/accounts', { token })).status, 200);
  assert.deepEqual(await consent(), before);
});

test('an account that is switched away tells so at once, to this consent and of this account', async () => {
  const { call, token, consentId, accountIds, post } = await opened();
  const [switched = ''] = accountIds;
  const statuses = async () =>
    list((await call('/accounts', { token })).body, 'Data.Account').map(({ SwitchStatus: status }) => status);
  const before = await statuses();
  assert.equal((await post(`${consentId}/accounts/${switched}/switch`)).status, 204);
  assert.deepEqual(await statuses(), ['UK.CASS.SwitchCompleted', ...before.slice(1)]);
});
