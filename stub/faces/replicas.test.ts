import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { SharedLog } from '../state/shared/shared-log.ts';
import { SharedState } from '../state/shared/shared-state.ts';
import type { Commit } from '../state/shared/shared-store.ts';
import { StoreError } from '../state/store.ts';
import { at, openBank, origin } from '../testing/open-bank.ts';
import { openFlow } from '../testing/open-flow.ts';

const consents = '/account-access-consents';
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Two processes of one bank, as far as one process can be two. */
async function replicas(log = new SharedLog()) {
  const open = async () => await openFlow({ state: await SharedState.open(log) });
  return { log, one: await open(), two: await open() };
}

type Flow = Awaited<ReturnType<typeof openFlow>>;

/** Pages: a PSU who is asked decides in the browser. */
async function page(flow: Flow, consentId: string) {
  const query = {
    response_type: 'code',
    client_id: 'harbour-aisp',
    redirect_uri: 'https://harbour.example/callback',
    scope: 'openid accounts',
    consent_id: consentId,
  };
  const headers = { accept: 'text/html' };
  const asked = await flow.call(`!/authorize?${new URLSearchParams(query)}`, { headers });
  const cookie = asked.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const place = `!${new URL(asked.headers.get('location') ?? '', 'http://bank.test').pathname}`;
  return { cookie, place };
}

test('a journey goes on at whichever process it is led to', async () => {
  const { one, two } = await replicas();
  const id = await one.create();
  const { cookie, place } = await page(two, id);
  assert.equal((await one.call(`${place}?persona=household`, { headers: { cookie } })).status, 200);
  const { code } = await two.authorize(id);
  const { body } = await one.exchange(code);
  assert.equal((await two.call('/accounts', { token: String(body.access_token) })).status, 200);
  const renewed = await two.refresh(String(body.refresh_token));
  assert.equal((await one.call('/accounts', { token: String(renewed.body.access_token) })).status, 200);
  const [first, second] = await Promise.all([one, two].map((flow) => flow.call('!/jwks')));
  assert.deepEqual(first?.body, second?.body);
});

test('of two who decide at once one wins, and the other is answered as one who comes late', async () => {
  const { one, two } = await replicas();
  for (let round = 0; round < 5; round++) {
    const id = await one.create();
    const answers = await Promise.all([
      one.authorize(id, { login_hint: 'household' }),
      two.authorize(id, { login_hint: 'student' }),
    ]);
    const codes = answers.filter(({ code }) => code !== '');
    assert.equal(codes.length, 1, answers.map(({ error }) => error).join());
    assert.deepEqual(
      answers.flatMap(({ error }) => error ?? []),
      ['access_denied'],
    );
    assert.equal(await two.status(id), 'Authorised');
  }
});

test('with a consent its tokens are dead at every process at once, whatever they do meanwhile', async () => {
  const { one, two } = await replicas();
  for (let round = 0; round < 5; round++) {
    const id = await one.create();
    const { body } = await one.exchange((await two.authorize(id)).code);
    const token = String(body.access_token);
    assert.equal((await two.call('/accounts', { token })).status, 200);
    const [deleted] = await Promise.all([
      one.call(`${consents}/${id}`, { method: 'DELETE', token: one.clientAccess }),
      two.refresh(String(body.refresh_token)),
      two.call('/accounts', { token }),
    ]);
    assert.equal(deleted.status, 204);
    assert.equal((await two.call('/accounts', { token })).status, 401);
    assert.equal((await two.refresh(String(body.refresh_token))).body.error, 'invalid_grant');
    const left = two.bank.control.snapshot().entries.filter(({ value }) => JSON.stringify(value).includes(id));
    assert.deepEqual(
      left.filter(({ table }) => table === 'tokens'),
      [],
    );
  }
});

/** A log that is some way off: what is asked of it arrives after a while, and so does what it says, each while another. */
class FarLog extends SharedLog {
  #asked = 0;

  override async since(number: number) {
    await this.#turns();
    const found = await super.since(number);
    await this.#turns();
    return found;
  }

  override async commit(commit: Commit) {
    await this.#turns();
    const number = await super.commit(commit);
    await this.#turns();
    return number;
  }

  async #turns(): Promise<void> {
    for (let left = (this.#asked++ * 7) % 5; left >= 0; left--) await turn();
  }
}

test('what comes after a deletion was acknowledged finds it done at every process, with hundreds of calls under way', async () => {
  const log = new FarLog();
  const { one, two } = await replicas(log);
  const three = await openFlow({ state: await SharedState.open(log) });
  const id = await one.create();
  const token = String((await one.exchange((await one.authorize(id)).code)).body.access_token);
  const place = `${consents}/${id}`;
  let isGone = false;
  const answers: Promise<{ readonly what: string; readonly late: boolean; readonly status: number }>[] = [];
  const call = (what: string, late: boolean, made: Promise<{ readonly status: number }>) =>
    void answers.push(made.then(({ status }) => ({ what, late, status })));
  for (let left = 12, turns = 0; left > 0; turns++) {
    for (const flow of [one, two, three]) {
      call('use', isGone, flow.call('/accounts', { token }));
      call('read', isGone, flow.call(place, { token: flow.clientAccess }));
      call(
        'make',
        isGone,
        flow.create().then(() => ({ status: 201 })),
      );
      // Its own memory may still have it: that it changes something must not make up for it.
      if (isGone) call('delete', isGone, flow.call(place, { method: 'DELETE', token: flow.clientAccess }));
    }
    if (turns === 8) {
      void two.call(place, { method: 'DELETE', token: two.clientAccess }).then(({ status }) => {
        assert.equal(status, 204);
        isGone = true;
      });
    }
    await turn();
    if (isGone) left -= 1;
  }
  const told = await Promise.all(answers);
  const statuses = (of: string, when: boolean) => [
    ...new Set(told.filter(({ what, late }) => what === of && late === when).map(({ status }) => status)),
  ];
  assert.ok(told.length > 200);
  assert.ok(statuses('use', false).includes(200));
  assert.deepEqual([statuses('use', true), statuses('read', true), statuses('delete', true)], [[401], [400], [400]]);
  assert.deepEqual([statuses('make', false), statuses('make', true)], [[201], [201]]);
});

test('a code is good for one of two who send it', async () => {
  const { one, two } = await replicas();
  const { code } = await one.authorize(await one.create());
  const answers = await Promise.all([one.exchange(code), two.exchange(code)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
});

test('what a client signed is good once, whichever process it is shown to', async () => {
  const { privateKey, publicKey } = await generateKeyPair('PS256');
  const { n = '', e = '' } = await exportJWK(publicKey);
  const publicKeys = [{ kty: 'RSA', n, e, kid: 'k', alg: 'PS256', use: 'sig' }] as const;
  const signer = {
    clientId: 'signer',
    name: 'Signer',
    scopes: ['accounts'],
    redirectUris: ['https://signer.example/callback'],
    publicKeys,
  } as const;
  const log = new SharedLog();
  const open = async () => openBank({ state: await SharedState.open(log), clients: [signer], now: () => new Date() });
  const [one, two] = [await open(), await open()];
  const assertion = await new SignJWT({ jti: 'once' })
    .setProtectedHeader({ alg: 'PS256', kid: 'k' })
    .setIssuer('signer')
    .setSubject('signer')
    .setAudience(origin)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);
  const asked = {
    grant_type: 'client_credentials',
    scope: 'accounts',
    client_assertion: assertion,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  };
  const answers = await Promise.all([one, two].map(({ form }) => form(asked)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401], answers.map(({ text }) => text).join());
});

test('what is switched on at one process holds at all, and what each call uses up is used up once', async () => {
  const { one, two } = await replicas();
  const { token } = await one.grant();
  const accounts = async (flow: Flow) => await flow.call('/accounts', { token });
  const before = at((await accounts(two)).body, 'Data.Account');

  await one.bank.control.clock.set('2026-06-15T12:00:30Z', 0);
  assert.equal((await two.call('!/stub/clock')).body.now, '2026-06-15T12:00:30+00:00');
  await one.bank.control.clock.follow();

  const id = await two.bank.control.faults.add({ fault: 'accounts-list-lacks-savings' });
  assert.notDeepEqual(at((await accounts(one)).body, 'Data.Account'), before);
  await one.bank.control.faults.remove(id);
  assert.deepEqual(at((await accounts(two)).body, 'Data.Account'), before);

  await two.bank.control.faults.add({ fault: 'accounts-list-lacks-savings', times: 3 });
  const struck = await Promise.all([one, two, one, two, one, two].map(accounts));
  const same = struck.filter(({ body }) => JSON.stringify(at(body, 'Data.Account')) === JSON.stringify(before));
  assert.deepEqual([struck.map(({ status }) => status), same.length], [Array(6).fill(200), 3]);
  assert.deepEqual(one.bank.control.faults.list(), []);
});

test('what is added at one process is there at all, also where the answer was kept', async () => {
  const { one, two } = await replicas();
  const { token, accountIds } = await one.grant();
  const path = `/accounts/${accountIds[0]}/beneficiaries`;
  const names = async (flow: Flow) => (await flow.call(path, { token })).text;
  const before = await Promise.all([one, two].map(names));
  const added = await one.bank.control.data.addBeneficiary({
    account: accountIds[0],
    CreditorAccount: {
      SchemeName: 'UK.OBIE.SortCodeAccountNumber',
      Identification: '00210112345678',
      Name: 'Priya Shah',
    },
  });
  for (const flow of [one, two]) assert.match(await names(flow), /Priya Shah/);
  await two.bank.control.data.remove(added.id);
  const after = await Promise.all([one, two].map(names));
  assert.deepEqual(
    after.map((text) => text.includes('Priya Shah')),
    [false, false],
  );
  assert.equal(before.length, 2);
});

test('snapshot, restoring and reset are of the whole bank', async () => {
  const { one, two } = await replicas();
  const { token, consentId } = await one.grant();
  const taken = (await two.call('!/stub/snapshot')).body;
  await two.bank.control.reset({ persona: 'household' });
  assert.equal((await one.call('/accounts', { token })).status, 401);
  const restored = await one.call('!/stub/snapshot', { method: 'PUT', body: taken });
  assert.equal(restored.status, 204, restored.text);
  assert.equal((await two.call('/accounts', { token })).status, 200);
  await one.bank.control.reset();
  assert.equal((await two.call('/accounts', { token })).status, 401);
  assert.equal((await two.call(`${consents}/${consentId}`, { token: two.clientAccess })).status, 401);
});

test('while the store is away every call but that for health waits for it and is refused, and none is half done', async () => {
  class Away extends SharedLog {
    away = false;
    override async since(number: number) {
      if (this.away) throw new StoreError('STORE_AWAY', 'The store is away. See to it.');
      return await super.since(number);
    }
  }
  const log = new Away();
  const { one } = await replicas(log);
  const { token } = await one.grant();
  log.away = true;
  const refused = await one.call('/accounts', { token });
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
  assert.equal(at(refused.body, 'Errors.0.ErrorCode'), 'GB.ReferenceBank.Store.Unavailable');
  const control = await one.call('!/stub/clock');
  assert.deepEqual([control.status, control.body.error], [503, 'temporarily_unavailable']);
  const health = await one.call('!/health');
  assert.deepEqual([health.status, health.body.reason], [503, 'The store is away. See to it.']);
  assert.equal((await one.call('!/health/live')).status, 200);
  log.away = false;
  assert.equal((await one.call('/accounts', { token })).status, 200);
  assert.equal((await one.call('!/health')).status, 200);
  assert.deepEqual(one.unexpected, []);
});
