import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../bank.ts';

const origin = 'http://bank.test';

async function opened() {
  const bank = createControlledBank({
    ...{ profile: fullProfile, release: latestRelease, seed: 1 },
    journal: {
      masking: { mask: async (calls) => ({ calls, text: (said) => said }), har: async (calls) => ({ log: { calls } }) },
    },
  });
  const { access_token: token } = await bank.control.token({
    persona: 'household',
    permissions: ['ReadAccountsBasic'],
  });
  const read = (path: string) =>
    bank.fetch(new Request(`${origin}${basePath}${path}`, { headers: { authorization: `Bearer ${token}` } }));
  const plane = (path: string, init?: RequestInit) => bank.fetch(new Request(`${origin}/stub/journal/${path}`, init));
  return { bank, read, plane };
}

interface Listed {
  readonly entries: readonly { readonly id: string; readonly status: number }[];
}

test('the journal is read, filtered, shown one by one, written as HAR and forgotten', async () => {
  const { read, plane } = await opened();
  await read('/accounts');
  await read('/balances');
  const list = async (query = '') => ((await (await plane(`entries${query}`)).json()) as Listed).entries;
  assert.deepEqual(
    (await list()).map(({ status }) => status),
    [200, 403],
  );
  const [refused] = await list('?refused=true');
  assert.equal(refused?.status, 403);
  const shown = (await (await plane(`entries/${refused?.id}`)).json()) as { response: { body: string } };
  assert.match(shown.response.body, /Permission\.Missing/);
  assert.deepEqual(Object.keys((await (await plane('har')).json()) as object), ['log']);
  for (const query of ['status=40', 'since=soon', 'refused=maybe', 'limit=0', 'colour=red']) {
    assert.equal((await plane(`entries?${query}`)).status, 400, query);
  }
  assert.equal((await plane('entries/unknown')).status, 400);
  assert.equal((await plane('entries', { method: 'DELETE' })).status, 204);
  // The order to forget is the first call that is kept again.
  assert.deepEqual(
    (await list()).map(({ status }) => status),
    [204],
  );
});

test('a stream of entries goes on where a client was cut off', async () => {
  const { read, plane } = await opened();
  const events = async (headers: Readonly<Record<string, string>> = {}) => {
    const { body } = await plane('stream', { headers });
    assert.ok(body);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader.read()).value ?? '';
    assert.match(await next(), /^retry: \d+\n\n$/);
    return { next, cancel: () => reader.cancel() };
  };
  const first = await events();
  const event = first.next();
  await read('/accounts');
  const [id, kind, data = ''] = (await event).split('\n');
  assert.equal(kind, 'event: entry');
  const entry = JSON.parse(data.slice('data: '.length)) as { id: string; status: number };
  assert.deepEqual([id, entry.status], [`id: ${entry.id}`, 200]);
  await first.cancel();
  await read('/balances');
  await read('/accounts/unknown');
  const second = await events({ 'last-event-id': entry.id });
  assert.match(await second.next(), /"status":403/);
  assert.match(await second.next(), /"status":400/);
  await second.cancel();
});

test('a stream ends when the bank does', async () => {
  const { bank, plane } = await opened();
  const { body } = await plane('stream');
  const reader = body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  bank.control.journal?.close();
  assert.equal((await rest)?.done, true);
});

test('a bank without a journal says so', async () => {
  const bank = createControlledBank({ profile: fullProfile, release: latestRelease, seed: 1 });
  const answer = await bank.fetch(new Request(`${origin}/stub/journal/entries`));
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /keeps no journal/);
});
