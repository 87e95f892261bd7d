import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createBank, createControlledBank } from '../bank.ts';
import type { BankOptions } from '../bank-options.ts';
import type { JournalEntry } from './journal-entry.ts';
import { logLine } from './log-line.ts';
import type { JournalOptions, Masking } from './recorded-call.ts';

const origin = 'http://127.0.0.1:8080';
const inClear: Masking = {
  mask: async (calls) => ({ calls, text: (sentence) => sentence }),
  har: async (calls) => ({ calls }),
};

/** A bank with a journal, called without a port; `here` calls as over a connection of this machine. */
function kept(journal: Partial<JournalOptions> = {}, options: Partial<BankOptions> = {}, make = createBank) {
  const bank = make({
    ...{ profile: fullProfile, release: latestRelease, seed: 1 },
    journal: { masking: inClear, ...journal },
    ...options,
  });
  const { journal: log } = bank.control;
  assert.ok(log);
  const call = async (path: string, token?: string, init: RequestInit = {}, env?: object) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return await bank.fetch(
      new Request(origin + (path.startsWith('/') ? basePath + path : `/${path}`), { ...init, headers }),
      env,
    );
  };
  const token = (permissions: readonly ('ReadAccountsBasic' | 'ReadBalances')[] = ['ReadAccountsBasic']) =>
    bank.control.token({ persona: 'household', permissions });
  const last = async (): Promise<JournalEntry> => {
    const [entry] = await log.entries({ limit: 1 });
    assert.ok(entry);
    return entry;
  };
  return { bank, log, call, token, last };
}

const decided = ({ decisions }: JournalEntry) => decisions.map(({ guard, decided: what }) => `${guard}: ${what}`);

test('an entry tells client, consent, persona, and what was decided at every guard', async () => {
  const { call, token, last } = kept();
  const { access_token: access, openbanking_intent_id: consentId } = await token(['ReadAccountsBasic', 'ReadBalances']);
  const id = '93bac548-d2de-4546-b106-880a5018460d';
  await call('/balances', access, { headers: { 'x-fapi-interaction-id': id } });
  const entry = await last();
  assert.deepEqual(
    [entry.status, entry.refused, entry.operation, entry.client, entry.consent, entry.persona, entry.interactionId],
    [200, false, 'GET /balances', 'harbour-aisp', consentId, 'household', id],
  );
  assert.ok(decided(entry).every((line) => line.endsWith(': passed')));
  const detail = (guard: string) => entry.decisions.find((each) => each.guard === guard)?.detail;
  assert.equal(detail('permission'), 'ReadBalances');
  assert.match(detail('consent') ?? '', /^aac-\S+, Authorised; without an end; with ReadAccountsBasic, ReadBalances$/);
  assert.match(detail('interaction id') ?? '', /, played back$/);
  assert.equal((detail('account') ?? '').split(', ').length, 6);
});

test('a refusal tells the statement, its clause, the rules, and what would have been accepted', async () => {
  const { call, token, last } = kept();
  const { access_token: access, openbanking_intent_id: consentId } = await token();
  assert.equal((await call('/balances', access)).status, 403);
  const entry = await last();
  const [refusal] = entry.refusals;
  assert.equal(refusal?.guard, 'permission');
  assert.deepEqual(refusal?.follows[0]?.rules, ['AISP-PRM-002']);
  assert.equal(refusal?.follows[0]?.statement, 'AISP-PRM-002');
  assert.match(refusal?.follows[0]?.link ?? '', /^https:.*#permissions$/);
  assert.ok(refusal?.accepted.includes(`The consent ${consentId} has ReadAccountsBasic`));
  assert.ok(refusal?.accepted.includes('"Permissions": ["ReadAccountsBasic","ReadBalances"]'));
  assert.deepEqual(decided(entry).slice(-5), [
    'consent: passed',
    'permission: refused',
    'account: not reached',
    'query: not reached',
    'page: not reached',
  ]);
  assert.match(
    logLine(entry),
    /GET \/open-banking\/v3\.1\/aisp\/balances 403 [\d.]+ ms harbour-aisp - permission: .* Accepted: .*\.$/,
  );
});

test('links lead to the pages of the release', async () => {
  const { call, token, last } = kept({}, { release: '3.1.4' });
  await call('/balances', (await token()).access_token);
  assert.match((await last()).refusals[0]?.follows[0]?.link ?? '', /\/v3\.1\.4\//);
});

test('everything that is wrong with a body has a reason of its own', async () => {
  const { call, token, last } = kept();
  const body = JSON.stringify({ Data: { Permissions: ['ReadBalances', 'readparty'], ExpirationDateTime: 'soon' } });
  const headers = { 'content-type': 'application/json' };
  await call('/account-access-consents', (await token()).client_token, { method: 'POST', headers, body });
  const { refusals } = await last();
  assert.deepEqual(
    refusals.map(({ path, follows }) => [path, follows[0]?.statement]),
    [
      ['Risk', 'AISP-CON-005'],
      ['Data.Permissions', 'AISP-CON-009'],
      ['Data.Permissions', 'AISP-CON-010'],
      ['Data.ExpirationDateTime', 'AISP-ERR-015'],
    ],
  );
  assert.equal(refusals[1]?.accepted, 'ReadParty, spelled like this.');
});

test('filters keep what has all that they name, and the last of these', async () => {
  const { log, call, token } = kept();
  const own = await token();
  const other = await token();
  for (const path of ['/accounts', '/balances', '/accounts/unknown']) await call(path, own.access_token);
  await call('/accounts', other.access_token);
  const paths = async (filter: Parameters<typeof log.entries>[0]) =>
    (await log.entries(filter)).map(({ path }) => path.slice(basePath.length));
  assert.deepEqual(await paths({ status: 403 }), ['/balances']);
  assert.deepEqual(await paths({ status: '4xx' }), ['/balances', '/accounts/unknown']);
  assert.deepEqual(await paths({ refused: true }), ['/balances', '/accounts/unknown']);
  assert.deepEqual(await paths({ consent: other.openbanking_intent_id }), ['/accounts']);
  assert.deepEqual(await paths({ client: 'lantern-aisp' }), []);
  assert.deepEqual(await paths({ persona: 'household', limit: 2 }), ['/accounts/unknown', '/accounts']);
  assert.deepEqual(await paths({ since: new Date(Date.now() + 60_000) }), []);
  const [first] = await log.entries();
  assert.equal((await paths({ after: first?.id ?? '' })).length, 3);
  log.clear();
  assert.deepEqual(await paths({}), []);
});

test('it holds so many calls and so many bytes, and cuts a body that is longer', async () => {
  const few = kept({ calls: 3 });
  const { access_token: access } = await few.token();
  for (let index = 0; index < 5; index++) await few.call(`/accounts?n=${index}`, access);
  assert.deepEqual(
    (await few.log.entries()).map(({ path }) => path.split('=')[1]),
    ['2', '3', '4'],
  );
  const small = kept({ bytes: 10_000, bodyBytes: 100 });
  const { access_token: token } = await small.token();
  for (let index = 0; index < 5; index++) await small.call('/accounts', token);
  const entries = await small.log.entries();
  assert.ok(entries.length < 5 && entries.length > 0);
  const full = await small.log.entry(entries.at(-1)?.id ?? '');
  assert.deepEqual([full?.cut, full?.response?.body.length], [true, 100]);
  assert.ok((full?.response?.size ?? 0) > 1000);
  assert.equal(await small.log.entry('gone'), undefined);
});

test('an entry shows what was really sent, where a fault spoiled the answer', async () => {
  const { findFaultsNamed } = await import('../faults/load.ts');
  const faults = await findFaultsNamed(['balance-type-missing-expected']);
  const { log, call, token } = kept({}, { faults });
  const answer = await call('/balances', (await token(['ReadAccountsBasic', 'ReadBalances'])).access_token);
  const text = await answer.text();
  const [entry] = await log.entries();
  assert.deepEqual(entry?.changes, ['balance-type-missing-expected']);
  assert.equal((await log.entry(entry?.id ?? ''))?.response?.body, text);
});

test('an entry names what went wrong in its call alone', async () => {
  const { bank, call, token, last } = kept();
  const { access_token: access } = await token();
  await bank.control.faults.add({ fault: 'balance-type-twice', times: 1 });
  await bank.control.faults.add({ delay: '1ms', times: 1 });
  await call('/accounts', access);
  assert.deepEqual((await last()).changes, ['balance-type-twice', 'delay 1 ms']);
  await call('/accounts', access);
  assert.deepEqual((await last()).changes, []);
});

test('whoever follows gets each new entry, goes on from the last one seen, and is done when it is closed', async () => {
  const { log, call, token } = kept();
  const { access_token: access } = await token();
  await call('/accounts?before', access);
  const following = log.follow();
  const next = following.next();
  await call('/accounts?one', access);
  await call('/accounts?two', access);
  const first = (await next).value;
  assert.ok(first);
  assert.match(first.path, /\?one$/);
  assert.match((await following.next()).value?.path ?? '', /\?two$/);
  await following.return();

  const again = log.follow({ after: first.id });
  assert.match((await again.next()).value?.path ?? '', /\?two$/);
  const refusals = log.follow({ refused: true, after: first.id });
  const refused = refusals.next();
  await call('/balances', access);
  assert.equal((await refused).value?.status, 403);
  assert.equal((await again.next()).value?.status, 403);
  const waiting = again.next();
  log.close();
  assert.equal((await waiting).done, true);
  assert.equal((await refusals.next()).done, true);
});

test('whoever stops listening is waited for no longer', async () => {
  const { log } = kept();
  const ended = new AbortController();
  const next = log.follow({ signal: ended.signal }).next();
  ended.abort();
  assert.equal((await next).done, true);
});

const incoming = (host = '127.0.0.1:8080', more: object = {}, remoteAddress = '127.0.0.1') => ({
  incoming: { socket: { remoteAddress }, headers: { host, ...more }, rawHeaders: ['host', host] },
});

test('errors lead a caller on this machine to the entry, and nobody else', async () => {
  const { call, log } = kept({ links: true }, {}, createControlledBank);
  const urlOf = async (env?: object) => {
    const body = (await (await call('/accounts', undefined, {}, env)).json()) as { Errors: { Url?: string }[] };
    return body.Errors[0]?.Url;
  };
  const url = await urlOf(incoming());
  const [entry] = await log.entries();
  assert.equal(url, `${origin}/stub/journal/entries/${entry?.id}`);
  for (const env of [
    undefined,
    incoming('127.0.0.1:8080', {}, '192.0.2.1'),
    incoming('bank.example'),
    incoming('localhost', { 'x-forwarded-for': '192.0.2.1' }),
  ]) {
    assert.equal(await urlOf(env), undefined);
  }
  const unlinked = kept({}, {}, createControlledBank);
  assert.doesNotMatch(await (await unlinked.call('/accounts', undefined, {}, incoming())).text(), /Url/);
  const withoutPlane = kept({ links: true });
  assert.doesNotMatch(await (await withoutPlane.call('/accounts', undefined, {}, incoming())).text(), /Url/);
});

test('what a developer does at the bank is a call, and reading the journal is none', async () => {
  const { call, log } = kept({}, {}, createControlledBank);
  const post = (body: unknown) =>
    call('stub/tokens', undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await (await post({ persona: 'household' })).text();
  await (await post({ persona: 'nobody' })).text();
  for (const path of ['entries', 'har', 'entries?status=4xx']) {
    assert.equal((await call(`stub/journal/${path}`)).status, 200, path);
  }
  const entries = await log.entries();
  assert.deepEqual(
    entries.map(({ method, path, status }) => [method, path, status]),
    [
      ['POST', '/stub/tokens', 201],
      ['POST', '/stub/tokens', 400],
    ],
  );
  assert.match(entries[1]?.refusals[0]?.accepted ?? '', /persona must be one of .*household/);
});
