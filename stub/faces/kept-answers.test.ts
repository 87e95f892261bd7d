import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { LocalState } from '../state/local/local-state.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { at, openBank, origin } from '../testing/open-bank.ts';
import { openFlow } from '../testing/open-flow.ts';

const consents = '/account-access-consents';
const opened = (store: MemoryStore) => LocalState.open(store, () => {});

test('consent, tokens, what a PSU granted and the clock are there after a restart', async () => {
  const store = new MemoryStore();
  const first = await openFlow({ state: await opened(store) });
  const id = await first.create();
  const { body } = await first.exchange((await first.authorize(id, { select: 'first:2' })).code);
  const waiting = await first.authorize(id);
  await first.bank.control.clock.set('2026-06-15T12:00:30Z', 0);
  await first.bank.control.consents.breakDown(id);

  const later = await openFlow({ state: await opened(store) });
  assert.equal(later.bank.control.clock.read().now, '2026-06-15T12:00:30+00:00');
  assert.equal(at((await later.call(`${consents}/${id}`, { token: first.clientAccess })).body, 'Data.ConsentId'), id);
  const token = String(body.access_token);
  assert.equal((await later.call('/accounts', { token })).status, 500);
  const accounts = (await later.call('/accounts', { token })).body;
  assert.equal((at(accounts, 'Data.Account') as readonly unknown[]).length, 2);
  const renewed = await later.refresh(String(body.refresh_token));
  assert.equal((await later.call('/accounts', { token: String(renewed.body.access_token) })).status, 200);
  assert.equal((await later.exchange(waiting.code)).status, 200);
  // The sequence of grants goes on as well: what came after ends what was before.
  assert.equal((await later.call('/accounts', { token })).status, 401);

  await later.bank.control.reset({ persona: 'household' });
  const last = await openFlow({ state: await opened(store) });
  assert.equal((await last.refresh(String(body.refresh_token))).body.error, 'invalid_grant');
  assert.equal((await last.call(`${consents}/${id}`, { token: first.clientAccess })).status, 400);
  await last.bank.control.reset();
  assert.deepEqual(await store.load(), []);
});

test('a reset of one client reaches what nobody has asked for since the restart', async () => {
  const store = new MemoryStore();
  const first = await openFlow({ state: await opened(store) });
  const { body } = await first.exchange((await first.authorize(await first.create())).code);
  const later = openBank({ state: await opened(store) });
  await later.bank.control.reset({ clientId: 'harbour-aisp' });
  const last = await openFlow({ state: await opened(store) });
  assert.equal((await last.refresh(String(body.refresh_token))).body.error, 'invalid_grant');
});

async function creation(store: MemoryStore) {
  const reports: unknown[] = [];
  const { bank, clientToken } = openBank({ state: await opened(store), report: (error) => reports.push(error) });
  const token = await clientToken();
  const asked = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} }),
  };
  return { reports, create: async () => await bank.fetch(new Request(`${origin}${basePath}${consents}`, asked)), bank };
}

test('an answer leaves when the store has what it tells of, and not before', async () => {
  const store = new MemoryStore();
  const { create } = await creation(store);
  let open: (() => void) | undefined;
  const reached = new Promise<void>((writing) => {
    store.gate = () => {
      writing();
      return new Promise((resolve) => {
        open = resolve;
      });
    };
  });
  let answered = false;
  const answer = create().then((response) => {
    answered = true;
    return response;
  });
  await reached;
  await new Promise(setImmediate);
  assert.equal(answered, false);
  open?.();
  const { status, headers } = await answer;
  assert.equal(status, 201, headers.get('content-type') ?? '');
  assert.ok((await store.load()).some(({ table }) => table === 'consents'));
});

test('what the store could not keep is not told of', async () => {
  const store = new MemoryStore();
  const { create, reports, bank } = await creation(store);
  store.gate = () => Promise.reject(new Error('no room'));
  assert.equal((await create()).status, 500);
  assert.match(String(reports[0]), /no room/);
  await assert.rejects(bank.control.clock.freeze(), /no room/);
});
