import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latestRelease } from '../../schemas/releases.ts';
import { at, list, openBank } from '../testing/open-bank.ts';
import { openFlow } from '../testing/open-flow.ts';

const consents = '/account-access-consents';

async function full() {
  const flow = await openFlow();
  const id = await flow.create();
  const { body } = await flow.exchange((await flow.authorize(id)).code);
  const lantern = await flow.grant({ persona: 'household', clientId: 'lantern-aisp' });
  const everyday = await flow.grant({ persona: 'everyday' });
  const tokens = {
    harbour: String(body.access_token),
    lantern: lantern.token,
    everyday: everyday.token,
  };
  const alive = async () => {
    const open: string[] = [];
    for (const [name, token] of Object.entries(tokens)) {
      if ((await flow.call('/accounts', { token })).status === 200) open.push(name);
    }
    return open;
  };
  return { ...flow, id, refreshToken: String(body.refresh_token), alive };
}

test('a bank that begins anew knows nothing of what was, nor how its clock went', async () => {
  const { bank, alive, refresh, refreshToken, call, clientAccess, clientToken, id } = await full();
  await bank.control.clock.advance('PT1M');
  assert.deepEqual(await alive(), ['harbour', 'lantern', 'everyday']);
  await bank.control.reset();
  assert.deepEqual(await alive(), []);
  assert.equal((await refresh(refreshToken)).body.error, 'invalid_grant');
  assert.equal((await call(`${consents}/${id}`, { token: clientAccess })).status, 401);
  assert.equal((await call(`${consents}/${id}`, { token: await clientToken() })).status, 400);
  assert.equal(bank.control.clock.read().followsMachine, true);
});

test('begins anew for one client, one persona, or what is of both', async () => {
  for (const [what, left, renews] of [
    [{ clientId: 'harbour-aisp' }, ['lantern'], false],
    [{ persona: 'household' }, ['everyday'], false],
    [{ persona: 'everyday' }, ['harbour', 'lantern'], true],
    [{ clientId: 'lantern-aisp', persona: 'household' }, ['harbour', 'everyday'], true],
    [{ clientId: 'lantern-aisp', persona: 'everyday' }, ['harbour', 'lantern', 'everyday'], true],
  ] as const) {
    const { bank, alive, call, refresh, refreshToken } = await full();
    await bank.control.clock.freeze();
    assert.equal((await call('!/stub/reset', { method: 'POST', body: what })).status, 204);
    assert.deepEqual(await alive(), left, JSON.stringify(what));
    assert.equal((await refresh(refreshToken)).status === 200, renews, JSON.stringify(what));
    assert.equal(bank.control.clock.read().frozen, true);
  }
});

test('an authorisation that waits for its PSU goes with its client', async () => {
  const { bank, create, call } = await openFlow();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'harbour-aisp',
    redirect_uri: 'http://localhost/',
    scope: 'openid accounts',
    consent_id: await create(),
  });
  const begun = await call(`!/authorize?${query}`, { headers: { accept: 'text/html' } });
  const page = String(begun.headers.get('location'));
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const status = async () => (await call(new URL(page, 'http://bank.test').href, { headers: { cookie } })).status;
  assert.equal(await status(), 200);
  await bank.control.reset({ clientId: 'lantern-aisp' });
  assert.equal(await status(), 200);
  await bank.control.reset({ clientId: 'harbour-aisp' });
  assert.notEqual(await status(), 200);
});

test('refuses to begin anew for whom it does not know, and does nothing then', async () => {
  const { call, alive } = await full();
  for (const body of [{ clientId: 'nobody' }, { persona: 'nobody' }, { clientId: 5 }, { client: 'x' }, []]) {
    const answer = await call('!/stub/reset', { method: 'POST', body });
    assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'], JSON.stringify(body));
  }
  assert.equal((await alive()).length, 3);
});

test('a snapshot brings back all that there was, in the same bank or in another of its kind', async () => {
  const { bank, alive, refresh, refreshToken, call, clientAccess, id } = await full();
  await bank.control.clock.set('2026-06-15T12:30:00Z', 0);
  const snapshot = (await call('!/stub/snapshot')).body;
  const consent = async () => (await call(`${consents}/${id}`, { token: clientAccess })).body;
  const before = await consent();
  await bank.control.consents.withdraw(id);
  await bank.control.clock.advance('P1D');
  assert.deepEqual(await alive(), []);
  assert.equal((await call('!/stub/snapshot', { method: 'PUT', body: snapshot })).status, 204);
  assert.deepEqual(await alive(), ['harbour', 'lantern', 'everyday']);
  assert.equal((await refresh(refreshToken)).status, 200);
  assert.deepEqual(await consent(), before);
  assert.equal(bank.control.clock.read().now, '2026-06-15T12:30:00+00:00');

  const other = openBank();
  await other.bank.control.restore(snapshot);
  const { status, body } = await other.call(`${consents}/${id}`, { token: clientAccess });
  assert.deepEqual([status, body], [200, before]);
  const renewed = await other.form({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: 'harbour-aisp',
    client_secret: 'harbour-aisp-secret',
  });
  assert.equal((await other.call('/accounts', { token: String(renewed.body.access_token) })).status, 200);
});

test('answers nothing from before after a snapshot was restored', async () => {
  const { bank, call, grant } = openBank();
  const { token, consentId, accountIds } = await grant();
  const ids = async () => list((await call('/accounts', { token })).body, 'Data.Account').map((each) => each.AccountId);
  const snapshot = bank.control.snapshot();
  const [first = '', second = '', ...others] = accountIds;
  await bank.control.consents.closeAccount(consentId, first);
  assert.deepEqual(await ids(), [second, ...others]);
  await bank.control.restore(snapshot);
  await bank.control.consents.closeAccount(consentId, second);
  assert.deepEqual(await ids(), [first, ...others]);
});

test('what is no snapshot of this bank is refused with what it is instead, and changes nothing', async () => {
  const { bank, call, alive } = await full();
  const snapshot = bank.control.snapshot();
  const [entry] = snapshot.entries;
  const changed = { ...snapshot, entries: [{ ...entry, value: 'other' }, ...snapshot.entries.slice(1)] };
  const elsewhere = openBank({ seed: 8 }).bank.control.snapshot();
  for (const [body, why] of [
    [{}, /no snapshot/],
    [[], /no snapshot/],
    [{ kind: 'other' }, /no snapshot/],
    [{ ...snapshot, version: 2 }, /version 2/],
    [{ ...snapshot, entries: 'none' }, /changed|short/],
    [{ ...snapshot, entries: snapshot.entries.slice(1) }, /changed|short/],
    [changed, /changed|short/],
    [elsewhere, /seed 8.*seed 7/],
    [openBank({ release: '3.1.2' }).bank.control.snapshot(), new RegExp(`3\\.1\\.2.*${latestRelease}`)],
  ] as const) {
    const answer = await call('!/stub/snapshot', { method: 'PUT', body });
    assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request']);
    assert.match(String(answer.body.error_description), why);
  }
  assert.equal(at(snapshot, 'version'), 1);
  assert.equal((await alive()).length, 3);
});
