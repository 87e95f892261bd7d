import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { BankOptions } from '../bank-options.ts';
import { at, list, openBank } from '../testing/open-bank.ts';
import { openFlow, redirect } from '../testing/open-flow.ts';

const broken = 'balance-type-missing-expected';
const ids = () => {
  let made = 0;
  const uuid = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  return { uuid, consentId: () => `aac-${uuid()}` };
};

/** A bank with the balances of one call looked at: true where they are honest. */
function looked(options: Partial<BankOptions> = {}) {
  const opened = openBank({ profile: serviceProfile, ...options });
  const honest = async (token: string, headers: Readonly<Record<string, string>> = {}) => {
    const { body } = await opened.call('/balances', { token, headers });
    return list(body, 'Data.Balance').some(({ Type }) => Type === 'Expected');
  };
  return { ...opened, honest, faults: opened.bank.control.faults };
}

test('a fault shows from the next call on, and is gone without a trace when it is removed', async () => {
  const { grant, call, faults } = looked({ identifiers: ids() });
  const { token } = await grant();
  const headers = { 'x-fapi-interaction-id': '00000000-0000-4000-8000-00000000aaaa' };
  const read = async () => {
    const { status, headers: told, text } = await call('/balances', { token, headers });
    return JSON.stringify([status, [...told], text]);
  };
  const before = await read();
  const id = await faults.add({ fault: broken });
  assert.deepEqual(faults.list(), [{ id, fault: broken, scope: {} }]);
  assert.ok(!(await read()).includes('Expected'));
  await faults.remove(id);
  assert.deepEqual([faults.list(), await read()], [[], before]);
  await assert.rejects(faults.remove(id), { status: 404 });
});

test('a fault is met by those for whom it is meant: a client, a consent, a persona, an operation, a private copy', async () => {
  const { grant, honest, faults, call } = looked();
  const own = await grant();
  const other = await grant({ clientId: 'lantern-aisp' });
  const joint = await grant({ persona: 'joint' });
  const copy = await grant({ persona: 'household+bob' });
  const met = async () => {
    const all = [own, other, joint, copy].map(async ({ token }) => !(await honest(token)));
    return (await Promise.all(all)).map(Number).join('');
  };
  for (const [scope, expected] of [
    [{}, '1111'],
    [{ clientId: 'lantern-aisp' }, '0100'],
    [{ consentId: own.consentId }, '1000'],
    [{ persona: 'household' }, '1100'],
    [{ persona: 'household+bob' }, '0001'],
    [{ persona: 'household', clientId: 'harbour-aisp' }, '1000'],
    [{ operation: 'GET /balances' }, '1111'],
    [{ operation: 'GET /accounts/{AccountId}/balances' }, '0000'],
  ] as const) {
    await faults.add({ fault: broken, scope });
    assert.equal(await met(), expected, JSON.stringify(scope));
    await faults.clear();
  }
  await faults.add({ fault: broken, scope: { operation: 'GET /accounts/{AccountId}/balances' } });
  const [accountId = ''] = own.accountIds;
  const { body } = await call(`/accounts/${accountId}/balances`, { token: own.token });
  assert.ok(list(body, 'Data.Balance').every(({ Type }) => Type !== 'Expected'));
});

test('a fault for the next calls wears off, and one with a probability falls as the seed has it', async () => {
  const outcome = async (seed: number) => {
    const { grant, honest, faults } = looked({ seed });
    const { token } = await grant();
    await faults.add({ fault: broken, probability: 0.5 });
    const fallen: boolean[] = [];
    for (let call = 0; call < 24; call += 1) fallen.push(!(await honest(token)));
    return fallen.map(Number).join('');
  };
  const once = await outcome(7);
  assert.equal(await outcome(7), once);
  assert.notEqual(await outcome(8), once);
  assert.ok(once.includes('1') && once.includes('0'));

  const { grant, honest, faults } = looked();
  const { token } = await grant();
  const id = await faults.add({ fault: broken, times: 2 });
  assert.equal(await honest(token), false);
  assert.deepEqual(faults.list(), [{ id, fault: broken, scope: {}, times: 1 }]);
  assert.deepEqual([await honest(token), await honest(token), faults.list()], [false, true, []]);
});

test('several things go wrong at once, and what the bank was started with stays', async () => {
  const { grant, call, faults } = looked({ faults: [] });
  const { token } = await grant();
  await faults.add({ fault: broken });
  await faults.add({ fault: 'interaction-id-missing-on-refusals' });
  assert.equal((await call('/accounts')).headers.get('x-fapi-interaction-id'), null);
  const types = list((await call('/balances', { token })).body, 'Data.Balance').map(({ Type }) => Type);
  assert.ok(types.length > 0 && !types.includes('Expected'));
});

test('one call asks by its headers, from this machine, and where there is a control plane', async () => {
  const { grant, honest, call, bank } = looked();
  const { token } = await grant();
  assert.equal(await honest(token, { 'x-stub-fault': `${broken}, interaction-id-missing-on-refusals` }), false);
  assert.equal(await honest(token), true);
  const near = await call('/balances', { token, headers: { 'x-stub-fault': 'balance-type-missing-expectd' } });
  assert.deepEqual([near.status, near.body.error], [400, 'invalid_request']);
  assert.match(String(near.body.error_description), /did you mean balance-type-missing-expected/);
  const fixed = await call('/balances', { token, headers: { 'x-stub-fault': 'interface-also-in-clear' } });
  assert.deepEqual([fixed.status, fixed.body.error], [409, 'fixed_at_start']);
  for (const delay of ['soon', '-1ms', '6m', '400s']) {
    assert.equal((await call('/balances', { token, headers: { 'x-stub-delay': delay } })).status, 400, delay);
  }
  assert.equal((await call('/balances', { token, headers: { 'x-stub-delay': '2ms' } })).status, 200);

  const headers = { authorization: `Bearer ${token}`, 'x-stub-fault': broken };
  const url = 'http://bank.test/open-banking/v3.1/aisp/balances';
  for (const incoming of [
    { socket: { remoteAddress: '192.0.2.1' }, headers: { host: 'localhost' } },
    { socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'bank.test' } },
  ]) {
    const answer = await bank.fetch(new Request(url, { headers }), { incoming });
    assert.match(await answer.text(), /"Expected"/);
  }
});

test('what is fixed at the start, or cannot be understood, is refused in words', async () => {
  const { call, faults } = looked({ release: '3.1.0' });
  for (const [body, status, words] of [
    [{ fault: 'interface-also-in-clear' }, 409, /--tls --fault interface-also-in-clear/],
    [{ fault: 'token-without-its-certificate-served' }, 409, /--tls/],
    [{ fault: 'balance-typ-missing-expected' }, 400, /did you mean balance-type-missing-expected/],
    [{ fault: 5 }, 400, /id of a fault/],
    [{}, 400, /Exactly one/],
    [{ fault: broken, delay: 5 }, 400, /Exactly one/],
    [{ delay: 'soon' }, 400, /delay must be/],
    [{ delay: { from: 5, to: 1 } }, 400, /delay must be/],
    [{ delay: { median: 0, p95: 1 } }, 400, /delay must be/],
    [{ break: 'off' }, 400, /break must be one of reset, empty, half/],
    [{ fault: broken, times: 0 }, 400, /times/],
    [{ fault: broken, probability: 2 }, 400, /probability/],
    [{ fault: broken, scope: { clientId: 'nobody' } }, 400, /clientId/],
    [{ fault: broken, scope: { consentId: 'nobody' } }, 400, /no consent nobody/],
    [{ fault: broken, scope: { persona: 'nobody' } }, 400, /persona/],
    [{ fault: broken, scope: { operation: 'GET /nothing' } }, 400, /operation/],
    [{ fault: broken, scope: { client: 'x' } }, 400, /client is not known/],
    [{ fault: broken, often: true }, 400, /often is not known/],
    [[], 400, /must be an object/],
  ] as const) {
    const answer = await call('!/stub/faults', { method: 'POST', body });
    assert.equal(answer.status, status, JSON.stringify(body));
    assert.match(String(answer.body.error_description), words);
  }
  assert.deepEqual(faults.list(), []);
});

test('is added, listed, removed and cleared below /stub/', async () => {
  const { call } = looked();
  const asked = { fault: broken, scope: { persona: 'joint', clientId: 'harbour-aisp' }, times: 3, probability: 0.5 };
  const added = await call('!/stub/faults', { method: 'POST', body: asked });
  assert.deepEqual([added.status, added.body], [201, { id: 'fault-1', ...asked }]);
  await call('!/stub/faults', { method: 'POST', body: { delay: '1.5s' } });
  await call('!/stub/faults', { method: 'POST', body: { delay: { median: '100ms', p95: 900 } } });
  const shown = async () =>
    JSON.parse((await call('!/stub/faults')).text).map(({ delay, fault }: never) => fault ?? delay);
  assert.deepEqual(await shown(), [broken, 1500, { median: 100, p95: 900 }]);
  assert.equal((await call('!/stub/faults/fault-1', { method: 'DELETE' })).status, 204);
  assert.equal((await call('!/stub/faults/fault-1', { method: 'DELETE' })).status, 404);
  assert.deepEqual((await shown()).length, 2);
  assert.equal((await call('!/stub/faults', { method: 'DELETE' })).status, 204);
  assert.deepEqual(await shown(), []);
});

test('a bank that begins anew is honest, or honest to the client or persona that does; a snapshot brings it back', async () => {
  const { grant, honest, faults, bank } = looked();
  const shown = () => faults.list().map(({ id }) => id);
  const fill = async () => {
    const { consentId } = await grant({ persona: 'saver', clientId: 'lantern-aisp' });
    const { token } = await grant({ persona: `household!${broken}` });
    await faults.add({ fault: broken, times: 9 });
    await faults.add({ fault: broken, scope: { clientId: 'lantern-aisp' } });
    await faults.add({ fault: broken, scope: { persona: 'joint' } });
    await faults.add({ fault: broken, scope: { consentId } });
    return token;
  };
  await fill();
  await bank.control.reset({ clientId: 'lantern-aisp' });
  assert.deepEqual(shown(), ['fault-1', 'fault-3']);
  await bank.control.reset({ persona: 'joint' });
  assert.deepEqual(shown(), ['fault-1']);
  await bank.control.reset();
  assert.deepEqual(shown(), []);
  assert.equal(await honest((await grant()).token), true);
  const token = await fill();
  const snapshot = bank.control.snapshot();
  await faults.remove('fault-1');
  assert.equal(await honest(token), false);
  await bank.control.reset();
  await bank.control.restore(snapshot);
  assert.deepEqual(shown(), ['fault-1', 'fault-2', 'fault-3', 'fault-4']);
  assert.equal(await honest(token), false);
});

test('what goes wrong for a consent goes wrong for what the bank does to it, too', async () => {
  const { grant, call, bank } = looked();
  const { token, consentId } = await grant();
  await bank.control.faults.add({ fault: 'withdrawal-leaves-token-alive' });
  await bank.control.consents.withdraw(consentId);
  assert.equal((await call('/accounts', { token })).status, 200);
});

test('a fault sees what the control plane does to a consent, and hinders nobody from controlling', async () => {
  const { create, authorize, call, bank } = await openFlow();
  const id = await create();
  await authorize(id);
  await bank.control.faults.add({ fault: 'withdrawal-is-final' });
  assert.equal((await call(`!/stub/consents/${id}/withdrawal`, { method: 'POST' })).status, 204);
  assert.equal((await authorize(id)).error, 'access_denied');
  assert.equal((await call('!/stub/faults')).status, 200);
  assert.equal((await authorize(await create())).error, null);
});

test('a login brings a fault along, through the developers’ way and through the front door, and nobody else meets it', async () => {
  const { grant, honest } = looked();
  const [own, copy, honestOne] = [
    await grant({ persona: `household!${broken}` }),
    await grant({ persona: `household+bob!${broken}` }),
    await grant({ persona: 'household' }),
  ];
  assert.deepEqual(
    [await honest(own.token), await honest(copy.token), await honest(honestOne.token)],
    [false, false, true],
  );
  assert.notDeepEqual(copy.accountIds, own.accountIds);

  const { create, authorize, exchange, refresh, call } = await openFlow();
  const types = async (token: unknown) =>
    list((await call('/accounts', { token: String(token) })).body, 'Data.Account').map(({ AccountId }) => AccountId);
  const consentId = await create();
  const { code } = await authorize(consentId, { login_hint: 'household+bob!accounts-list-lacks-savings' });
  const { body } = await exchange(code);
  assert.equal((await types(body.access_token)).length, 5);
  assert.equal((await types((await refresh(String(body.refresh_token))).body.access_token)).length, 5);
  const honestCode = await authorize(await create(), { login_hint: 'household+bob' });
  assert.equal((await types((await exchange(honestCode.code)).body.access_token)).length, 6);
  const again = await authorize(consentId, { login_hint: 'household+bob' });
  assert.equal((await types((await exchange(again.code)).body.access_token)).length, 6);
});

test('a fault that a login brings along shows in what the consent becomes and in ID tokens, too', async () => {
  const { create, authorize, status } = await openFlow();
  const id = await create();
  await authorize(id, { login_hint: 'household!consent-status-ignores-approval' });
  assert.equal(await status(id), 'AwaitingAuthorisation');
});

test('a login with a fault that there is not is told so, with what is near', async () => {
  const { create, authorize, call, status } = await openFlow();
  const id = await create();
  const { error, location } = await authorize(id, { login_hint: 'household!balance-type-missing-expectd' });
  assert.equal(error, 'invalid_request');
  assert.match(
    new URL(location ?? '').searchParams.get('error_description') ?? '',
    /did you mean balance-type-missing-expected/,
  );
  assert.equal(await status(id), 'AwaitingAuthorisation');
  const token = await call('!/stub/tokens', { method: 'POST', body: { persona: 'household!interface-also-in-clear' } });
  assert.deepEqual([token.status, token.body.error], [400, 'invalid_request']);
  assert.match(String(token.body.error_description), /--tls/);
});

test('a login brings a fault along through the pages, which say so', async () => {
  const { create, call, exchange } = await openFlow();
  const query = {
    response_type: 'code',
    client_id: 'harbour-aisp',
    redirect_uri: redirect,
    scope: 'openid accounts',
    consent_id: await create(),
  };
  const html = { accept: 'text/html' };
  const begun = await call(`!/authorize?${new URLSearchParams(query)}`, { headers: html });
  const cookie = begun.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const page = new URL(begun.headers.get('location') ?? '', 'http://bank.test').pathname;
  const visit = (login: string) =>
    call(`!${page}?persona=${encodeURIComponent(login)}`, { headers: { ...html, cookie } });
  const wrong = await visit('household!no-such-fault');
  assert.deepEqual([wrong.status, wrong.text.includes('There is no fault no-such-fault')], [400, true]);
  const login = 'household+bob!accounts-list-lacks-savings';
  const shown = await visit(login);
  assert.match(shown.text, /dishonest: <code>accounts-list-lacks-savings/);
  assert.ok(shown.text.includes(`name="persona" value="${login}"`));
  const form = new URLSearchParams({ persona: login, decision: 'approve' });
  for (const id of shown.text.match(/(?<=name="account" value=")\w+/g) ?? []) {
    form.append('account', id);
  }
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const decided = await call(`!${page}?persona=x`, {
    method: 'POST',
    headers: { ...html, ...type, cookie },
    body: form.toString(),
  });
  const resumed = new URL(decided.headers.get('location') ?? '', 'http://bank.test').pathname;
  const back = await call(`!${resumed}`, { headers: { ...html, cookie } });
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const token = String((await exchange(code)).body.access_token);
  const accounts = list((await call('/accounts', { token })).body, 'Data.Account');
  assert.equal(accounts.length, 5);
  assert.ok(at((await call('/party', { token })).body, 'Data.Party.PartyId'));
});
