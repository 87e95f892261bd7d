import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBank } from '../bank.ts';
import type { BankOptions } from '../bank-options.ts';
import { openBank, origin } from '../testing/open-bank.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const masking: NonNullable<BankOptions['journal']>['masking'] = {
  mask: async (calls) => ({ calls, text: (text) => text }),
  har: async () => ({}),
};

function open(options: Partial<BankOptions> = {}) {
  const { bank, clock } = openBank({ journal: { masking }, ...options });
  const page = async (path = '/', init: RequestInit = {}, env: object = {}) => {
    const headers = new Headers({ ...html, ...Object.fromEntries(new Headers(init.headers)) });
    const answer = await bank.fetch(new Request(origin + path, { ...init, headers, redirect: 'manual' }), env);
    return { answer, status: answer.status, text: await answer.text() };
  };
  const post = async (action: string, form: Readonly<Record<string, string>> = {}, env?: object) => {
    const sent = await page(`/stub/home/${action}`, { method: 'POST', body: new URLSearchParams(form) }, env);
    const location = sent.answer.headers.get('location');
    return location === null ? sent : { ...(await page(location)), location };
  };
  return { bank, clock, page, post };
}

const notice = (text: string) => /<div class="done"[^>]*><h2>(.*?)<\/h2>/.exec(text)?.[1];
const problem = (text: string) => /<div class="problem"[^>]*><h2>.*?<\/h2><p>(.*?)<\/p>/.exec(text)?.[1];

const elsewhere = {
  incoming: { socket: { remoteAddress: '192.0.2.1' }, headers: { host: 'bank.test' }, rawHeaders: [] },
};

test('a browser is shown a page, and everybody else JSON', async () => {
  const { bank, page } = open();
  const { answer, status, text } = await page();
  assert.deepEqual([status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  assert.match(
    answer.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; script-src 'self'; style-src/,
  );
  assert.match(text, /<code>household<\/code>/);
  assert.match(text, /release 3\.1\.11/);
  const other = await bank.fetch(new Request(`${origin}/`), {});
  assert.deepEqual(
    [other.headers.get('content-type'), other.headers.get('vary'), answer.headers.get('vary')],
    ['application/json; charset=utf-8', 'Accept', 'Accept'],
  );
});

test('a click gives a token that works, and it is shown once', async () => {
  const { bank, page, post } = open();
  const shown = await post('token', { persona: 'household' });
  assert.match(notice(shown.text) ?? '', /^A token of household, good for 3600 seconds$/);
  const token = /<div class="done".*?<code>(.*?)<\/code>/s.exec(shown.text)?.[1];
  const authorization = `Bearer ${token}`;
  const url = `${origin}/open-banking/v3.1/aisp/accounts`;
  assert.equal((await bank.fetch(new Request(url, { headers: { authorization } }), {})).status, 200);
  assert.equal(notice((await page('location' in shown ? shown.location : '/')).text), undefined);
});

test('it tells of a refusal why, and what would have been accepted', async () => {
  const { bank, page } = open();
  await bank.fetch(new Request(`${origin}/open-banking/v3.1/aisp/accounts`), {});
  const { text } = await page();
  assert.match(text, /class="refused"/);
  assert.match(text, /Refused at token: /);
  assert.match(text, /Accepted would be: /);
  assert.match(text, /judged by AISP-/);
  const part = await page('/stub/home/calls');
  assert.match(part.text, /^<ol class="list" reversed="">|^<ol class="list" reversed>/);
  assert.match((await page('/stub/home/page.js')).text, /new EventSource\('\/stub\/journal\/stream'\)/);
});

test('what a caller sends is text on the page and nothing else', async () => {
  const { bank, page, post } = open();
  await bank.fetch(new Request(`${origin}/open-banking/v3.1/aisp/accounts/x?a=<script>alert(1)</script>`), {});
  const shown = [(await page()).text, (await post('clock-set', { at: '<b>' })).text];
  for (const text of shown) assert.doesNotMatch(text, /<script>alert|<b>/);
});

test('consents are listed with their life, and things happen to them', async () => {
  const { post, page } = open();
  await post('token', { persona: 'household' });
  const consentId = /<code>(aac-[^<]+)<\/code>/.exec((await page()).text)?.[1] ?? '';
  assert.notEqual(consentId, '');
  assert.match((await page()).text, /<strong>Authorised<\/strong>.*authorised by household; without an end/s);
  assert.equal(notice((await post('consent', { consentId, act: 'withdrawal' })).text), 'The PSU has withdrawn access.');
  const gone = await post('consent', { consentId: 'none', act: 'withdrawal' });
  assert.deepEqual([gone.status, problem(gone.text)], [400, 'This bank has no consent none']);
  assert.equal((await post('consent', { consentId, act: 'toString' })).status, 400);
});

test('the clock is moved by forms, and says what is wrong with what they hold', async () => {
  const { post } = open();
  assert.equal(
    notice((await post('clock-advance', { duration: 'P1D' })).text),
    'The clock shows 2026-06-16T12:00:00+00:00.',
  );
  assert.match(notice((await post('clock-rate', { rate: '0' })).text) ?? '', /stands still/);
  assert.match(notice((await post('clock-set', { at: '2026-01-31T00:00:00Z' })).text) ?? '', /2026-01-31T00:00:00/);
  assert.match(notice((await post('clock-follow')).text) ?? '', /2026-06-15T12:00:00/);
  for (const [action, form] of [
    ['clock-advance', { duration: 'tomorrow' }],
    ['clock-advance', {}],
    ['clock-rate', { rate: 'fast' }],
    ['nothing', {}],
  ] as const) {
    const { status, text } = await post(action, form);
    assert.deepEqual([status, problem(text) !== undefined], [400, true], action);
  }
});

test('things are made to go wrong, and right again', async () => {
  const { page, post } = open();
  assert.match(notice((await post('fault-add', { delay: '1ms', persona: 'household' })).text) ?? '', /goes wrong from/);
  assert.match((await page()).text, /delay 1 ms, for persona household/);
  const id = /name="id" value="([^"]+)"/.exec((await page()).text)?.[1] ?? '';
  assert.equal(notice((await post('fault-remove', { id })).text), 'This goes wrong no more.');
  assert.match((await page()).text, /Nothing was added/);
  const added = await post('fault-add', { fault: 'balance-type-twice', times: '2' });
  assert.equal(problem(added.text), undefined);
  assert.match((await page()).text, /balance-type-twice, for all calls, 2 times more/);
  assert.match(notice((await post('fault-clear')).text) ?? '', /Nothing that was added/);
  const unknown = await post('fault-add', { fault: 'balance-type-twic' });
  assert.deepEqual([unknown.status, /balance-type-twice/.test(problem(unknown.text) ?? '')], [400, true]);
  assert.equal((await post('fault-add', {})).status, 400);
});

test('all begins anew by a click', async () => {
  const { page, post } = open();
  await post('token', { persona: 'household' });
  assert.equal(notice((await post('reset')).text), 'The bank has begun anew.');
  assert.match((await page()).text, /Nobody has made one yet/);
  assert.equal(notice((await post('forget-calls')).text), 'All calls are forgotten.');
});

test('a caller from elsewhere sees what everybody may, and does nothing', async () => {
  const { page, post } = open();
  const { status, text } = await page('/', {}, elsewhere);
  assert.equal(status, 200);
  assert.match(text, /What controls the bank is not shown: Only callers on this machine/);
  assert.doesNotMatch(text, /<form|<script|id="journal"|id="clock"/);
  const token = await post('token', { persona: 'household' }, elsewhere);
  assert.deepEqual([token.status, /<div class="done"/.test(token.text)], [403, false]);
  assert.equal((await page('/stub/home/calls', {}, elsewhere)).status, 403);
  const foreign = await page('/', { headers: { 'sec-fetch-site': 'cross-site' } });
  assert.doesNotMatch(foreign.text, /<form/);
});

test('a bank without a control plane shows a page without one', async () => {
  const { profile, release } = open().bank;
  const bank = createBank({ profile, release, seed: 7 });
  const text = await (await bank.fetch(new Request(`${origin}/`, { headers: html }), {})).text();
  assert.match(text, /id="people"/);
  assert.doesNotMatch(text, /<form|<script|not shown|\/stub\//);
  const none = await bank.fetch(new Request(`${origin}/stub/home/reset`, { method: 'POST', headers: html }), {});
  assert.equal(none.status, 404);
});
