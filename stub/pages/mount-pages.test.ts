import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { OAuthError } from '../access/oauth-error.ts';
import { createWorld } from '../data/world.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { bodyLimit } from '../http/read-body.ts';
import { type FakeDoorOptions, fakeCookie, fakeDoor, fakeUid } from '../testing/fake-door.ts';
import { refusedAnswer } from './answers.tsx';
import { mountPages } from './mount-pages.ts';

const noon = Date.parse('2026-06-15T12:00:00Z');
const world = createWorld({ seed: 7, now: () => new Date(noon) });
const household = world.customer('household')?.accountIds ?? [];
const [first = '', second = ''] = household;
const [foreign = ''] = world.customer('saver')?.accountIds ?? [];
const returnTo = 'https://harbour.example/callback';

type Fields = readonly (readonly [string, string])[];
interface Sent {
  readonly uid?: string;
  readonly query?: string;
  readonly form?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
}

function open(options: Partial<FakeDoorOptions> = {}) {
  const { door, decided } = fakeDoor({ returnTo, ...options });
  const app = new Hono<BankEnv>();
  mountPages(
    app,
    {
      ...{ world, clock: () => noon, baseUrl: 'https://public.example/bank' },
      loginProblem: async ([fault]) => fault && `There is no fault ${fault}`,
    },
    door,
  );
  async function call({ uid = fakeUid, query = '', form, headers = {} }: Sent = {}) {
    const body = form && new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])).toString();
    const response = await app.request(`http://bank.test/interaction/${uid}${query}`, {
      headers: {
        cookie: fakeCookie,
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, ticked: (text.match(/ checked/g) ?? []).length };
  }
  return { door, decided, call };
}

const approve: Fields = [
  ['persona', 'household'],
  ['decision', 'approve'],
];

describe('the pages on which a PSU decides', () => {
  it('ask who the PSU is: every persona, and that all is invented', async () => {
    const { status, text } = await open().call();
    assert.equal(status, 200);
    assert.match(text, /^<!doctype html><html lang="en-GB">/);
    assert.match(text, /invented/);
    assert.match(text, /Harbour Budgeting/);
    for (const { hint, name, description } of world.personas) {
      assert.ok(text.includes(`href="?persona=${hint}"`));
      assert.ok(text.includes(name));
      assert.ok(text.includes(description));
      assert.ok(text.includes(`<code>${hint}</code>`));
    }
    assert.match(text, /<button [^>]*class="aside">\s*Refuse/);
  });

  it('show what is asked for, until when, and the accounts, all of them ticked', async () => {
    const consent = {
      permissions: ['ReadAccountsBasic', 'ReadTransactionsDetail', 'ReadTransactionsDebits'],
      expires: Date.parse('2026-09-15T13:00:00Z'),
      from: Date.parse('2026-01-01T00:00:00Z'),
    } as const;
    const { status, text, ticked } = await open({ consent }).call({ query: '?persona=household' });
    assert.equal(status, 200);
    assert.match(text, /<h1>Share your account information with Harbour Budgeting\?<\/h1>/);
    assert.match(text, /until 15 September 2026, 13:00 UTC/);
    assert.match(text, /All transactions from 1 January 2026, 00:00 UTC on/);
    assert.match(text, /Only money out, not money in/);
    assert.doesNotMatch(text, /Your regular payments/);
    assert.equal(ticked, household.length);
    for (const id of household) assert.ok(text.includes(`value="${id}"`));
    assert.ok(text.includes(world.customer('household')?.name ?? '-'));
  });

  it('forbid scripts, frames, caching and telling where the browser came from', async () => {
    const { call } = open();
    for (const sent of [{}, { query: '?persona=household' }, { uid: 'none' }]) {
      const { headers, text } = await call(sent);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:; form-action /);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.equal(headers.get('x-frame-options'), 'DENY');
      assert.equal(headers.get('referrer-policy'), 'same-origin');
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.doesNotMatch(text, /<script|\son\w+=|\sstyle=/);
    }
  });

  it('hand an approval to the door, with the accounts that were ticked', async () => {
    const { call, decided } = open();
    const { status, headers } = await call({ form: [...approve, ['account', second], ['account', first]] });
    assert.equal(status, 303);
    assert.equal(headers.get('location'), `${returnTo}?decision=approve`);
    assert.deepEqual(decided, [{ decision: 'approve', customer: 'household', accountIds: [first, second] }]);
  });

  it('hand a refusal to the door, with and without a customer', async () => {
    for (const customer of ['household', undefined]) {
      const { call, decided } = open();
      const persona: Fields = customer === undefined ? [] : [['persona', customer]];
      const { status } = await call({ form: [...persona, ['decision', 'reject']] });
      assert.equal(status, 303);
      assert.deepEqual(decided, [{ decision: 'reject', customer, accountIds: [] }]);
    }
  });

  it('ask again for accounts when none is ticked, and tick none', async () => {
    const { call, decided } = open();
    const { status, text, ticked } = await call({ form: approve });
    assert.equal(status, 400);
    assert.match(text, /<title>Error: /);
    assert.match(text, /role="alert"[^>]* autofocus/);
    assert.match(text, /<a href="#account-1">Tick at least one account/);
    assert.equal(ticked, 0);
    assert.deepEqual(decided, []);
  });

  it('refuse an account of somebody else, and keep the others ticked', async () => {
    const { call, decided } = open();
    const { status, text, ticked } = await call({ form: [...approve, ['account', first], ['account', foreign]] });
    assert.equal(status, 400);
    assert.match(text, /One of the accounts is not held by/);
    assert.equal(ticked, 1);
    assert.deepEqual(decided, []);
  });

  it('refuse a customer that the bank does not have', async () => {
    const { call, decided } = open();
    const asked = await call({ query: '?persona=nobody' });
    const posted = await call({
      form: [
        ['persona', 'nobody'],
        ['decision', 'reject'],
      ],
    });
    for (const { status, text } of [asked, posted]) {
      assert.equal(status, 400);
      assert.match(text, /no customer called “nobody”/);
      assert.match(text, /href="\?persona=household"/);
    }
    assert.deepEqual(decided, []);
  });

  it('ask whoever goes on without a login to choose somebody', async () => {
    const { status, text } = await open().call({ query: '?persona=' });
    assert.equal(status, 400);
    assert.match(text, /Choose one of the customers below, or write a login/);
    assert.doesNotMatch(text, /no customer called/);
  });

  it('refuse an approval of nobody, and a form without a decision', async () => {
    const { call, decided } = open();
    const nobody = await call({ form: [['decision', 'approve']] });
    const undecided = await call({
      form: [
        ['persona', 'household'],
        ['account', first],
      ],
    });
    assert.deepEqual([nobody.status, undecided.status], [400, 400]);
    assert.match(nobody.text, /Choose who you are first/);
    assert.match(undecided.text, /Choose “Allow access” or “Refuse”/);
    assert.equal(undecided.ticked, 1);
    assert.deepEqual(decided, []);
  });

  it('leave a consent to the customer who authorised it before', async () => {
    const { call, decided } = open({ customerKey: 'household' });
    const shown = await call();
    assert.equal(shown.status, 200);
    assert.match(shown.text, /shared this with Harbour Budgeting before/);
    assert.doesNotMatch(shown.text, /Choose somebody else/);
    const saver: Fields = [
      ['persona', 'saver'],
      ['decision', 'approve'],
      ['account', foreign],
    ];
    for (const other of [await call({ query: '?persona=saver' }), await call({ form: saver })]) {
      assert.equal(other.status, 400);
      assert.match(other.text, /Only .+, who shared this before, can decide on it/);
    }
    assert.deepEqual(decided, []);
    assert.equal((await call({ form: [...approve, ['account', first]] })).status, 303);
  });

  it('end when the authorisation is over, of another browser, or its consent has expired', async () => {
    const form: Fields = [...approve, ['account', first]];
    const { call, decided } = open();
    const strange = [await call({ headers: { cookie: '' } }), await call({ form, headers: { cookie: '' } })];
    const unknown = await call({ uid: 'none' });
    await call({ form });
    const over = [await call(), await call({ form })];
    const expired = open({ consent: { expires: noon } });
    for (const { status, text } of [...strange, unknown, ...over, await expired.call(), await expired.call({ form })]) {
      assert.equal(status, 400);
      assert.match(text, /This request is over/);
      assert.match(text, /start again/);
    }
    assert.equal(decided.length, 1);
    assert.deepEqual(expired.decided, []);
  });

  it('end when the door finds, at the last moment, that the authorisation is over', async () => {
    const { call, door } = open();
    door.approve = () => Promise.reject(new OAuthError('invalid_request', 'It is over'));
    const { status, text } = await call({ form: [...approve, ['account', first]] });
    assert.equal(status, 400);
    assert.match(text, /This request is over/);
  });

  it('take forms of their own only', async () => {
    const { call, decided } = open();
    const form: Fields = [...approve, ['account', first]];
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://bank.test' },
      { origin: 'null' },
      { origin: '' },
      { origin: 'https://evil.example' },
      { origin: 'http://bank.test:8080' },
      { origin: 'http://bank.test.evil.example' },
    ]) {
      const { status, text } = await call({ form, headers });
      assert.equal(status, 400);
      assert.match(text, /not sent by a page of this bank/);
    }
    const typed = await call({ form, headers: { 'content-type': 'text/plain' } });
    assert.equal(typed.status, 400);
    assert.match(typed.text, /application\/x-www-form-urlencoded/);
    const large = await call({ form: [['persona', 'x'.repeat(bodyLimit)]] });
    assert.equal(large.status, 413);
    assert.match(large.text, /^<!doctype html>/);
    assert.deepEqual(decided, []);
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://bank.test' },
      { origin: 'http://bank.test' },
      // What ends TLS in front of the bank calls it without.
      { origin: 'https://bank.test' },
      { origin: 'https://public.example' },
    ]) {
      assert.equal((await open().call({ form, headers })).status, 303, JSON.stringify(headers));
    }
  });

  it('show what others wrote as text', async () => {
    const clientName = '<img src=x onerror=alert(1)>"&';
    const { call } = open({ clientName });
    const query = `?persona=${encodeURIComponent('<b>"nobody')}`;
    const pages = [await call(), await call({ query: '?persona=household' }), await call({ query })];
    for (const { text } of pages) {
      assert.doesNotMatch(text, /<img|<b>/);
      assert.match(text, /&lt;img src=x onerror=alert\(1\)&gt;&quot;&amp;/);
    }
    assert.match(await refusedAnswer(clientName).text(), /<p>&lt;img src=x/);
  });
});
