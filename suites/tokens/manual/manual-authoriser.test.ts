import assert from 'node:assert/strict';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { ManualConfig } from '../../target/target.ts';
import type { AuthoriseRequest, Wish } from '../authorise-request.ts';
import { isMissing } from '../token-source.ts';
import { manualAuthoriser } from './manual-authoriser.ts';

const wish: Wish = {
  key: 'basic',
  consentId: 'c1',
  decision: 'approve',
  again: false,
  select: 'some',
  psu: 'usual',
  lifetime: 'usual',
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A person who is told what to do, and does it when the terminal names an address. */
async function played(
  act: (start: string, config: ManualConfig) => Promise<void>,
  changes: Partial<ManualConfig> = {},
) {
  const config: ManualConfig = {
    kind: 'manual',
    clientId: 'tpp',
    clientAuthentication: 'client_secret_basic',
    clientSecret: 'hush',
    redirectUri: `http://127.0.0.1:${await freePort()}/callback`,
    responseType: 'code',
    requestObject: 'none',
    pkce: true,
    scope: 'openid accounts',
    intentClaim: true,
    parameters: {},
    waitSeconds: 60,
    ...changes,
  };
  const told: string[] = [];
  const acts: Promise<void>[] = [];
  const authorise = manualAuthoriser(config, (text) => {
    told.push(text);
    const start = /Open {3}(\S+)/.exec(text)?.[1];
    if (start !== undefined) acts.push(act(start, config));
  });
  const ask = (more: Partial<AuthoriseRequest> = {}) =>
    authorise({ wish, url: 'https://bank.example/authorize?pin=hush', state: 's1', nonce: 'n1', ...more }, undefined);
  return { config, told, ask, acted: () => Promise.all(acts) };
}

interface Got {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

async function get(url: string, init: RequestInit = {}): Promise<Got> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

test('tells a person what to decide, sends the browser to the bank, and takes the answer', async () => {
  const seen: Got[] = [];
  const { config, told, ask, acted } = await played(async (start, { redirectUri }) => {
    seen.push(await get(start), await get(`${redirectUri}?code=k1&state=s1`));
  });
  assert.deepEqual(await ask(), { code: 'k1' });
  await acted();
  assert.deepEqual([seen[0]?.status, seen[0]?.location], [302, 'https://bank.example/authorize?pin=hush']);
  assert.equal(seen[1]?.status, 200);
  assert.match(seen[1]?.text ?? '', /You can close this window/);
  const text = told.join('');
  assert.match(text, /consent "basic" \(the Basic permissions only\)/);
  assert.match(text, /choose SOME of the accounts, but not all, and APPROVE/);
  assert.match(text, /waits 60 seconds/);
  assert.ok(text.includes(config.redirectUri));
  assert.doesNotMatch(text, /hush|k1/);
});

test('asks another PSU to decline, and hears that they did', async () => {
  const { told, ask, acted } = await played(async (_, { redirectUri }) => {
    await get(`${redirectUri}?error=access_denied&state=s1`);
  });
  const declined = { ...wish, key: 'rejected', decision: 'reject', psu: 'other', select: 'all' } as const;
  assert.deepEqual(await ask({ wish: declined }), { declined: true });
  await acted();
  assert.match(told.join(''), /ANOTHER customer than before, and DECLINE/);
});

test('takes an answer from the fragment, through the page that posts it', async () => {
  const { ask, acted } = await played(
    async (_, { redirectUri }) => {
      const page = await get(redirectUri);
      assert.match(page.text, /<script>fetch\(location\.pathname,\{method:'POST'/);
      const body = new URLSearchParams({ code: 'k1', id_token: 'a.b.c', state: 's1' });
      assert.match((await get(redirectUri, { method: 'POST', body })).text, /The answer has come/);
    },
    { responseType: 'code id_token' },
  );
  assert.deepEqual(await ask(), { code: 'k1', idToken: 'a.b.c' });
  await acted();
});

test('is not led astray by other requests', async () => {
  const { ask, acted } = await played(async (start, { redirectUri }) => {
    assert.equal((await get(new URL('/favicon.ico', redirectUri).href)).status, 404);
    assert.equal((await get(`${redirectUri}?code=old&state=s0`)).status, 400);
    assert.equal((await get(`${redirectUri}?code=old`)).status, 400);
    assert.equal((await get(redirectUri, { method: 'POST' })).status, 400);
    assert.equal((await get(redirectUri, { method: 'PUT' })).status, 404);
    assert.equal(await statusUnderHost(start, 'evil.example'), 404);
    assert.equal(await statusUnderHost(`${redirectUri}?code=k0&state=s1`, 'evil.example'), 404);
    await get(`${redirectUri}?code=k1&state=s1`);
  });
  assert.deepEqual(await ask(), { code: 'k1' });
  await acted();
});

function statusUnderHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = send(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
    request.end();
  });
}

test('goes one after the other, on one port', async () => {
  const { told, ask, acted } = await played(async (_, { redirectUri }) => {
    await get(`${redirectUri}?code=k1&state=s1`);
  });
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [{ code: 'k1' }, { code: 'k1' }, { code: 'k1' }]);
  await acted();
  assert.deepEqual(
    told.map((text) => text.includes('waits for a person')),
    [true, false, true, false, true, false],
  );
});

test('says that nobody came, and then asks no more', async () => {
  const { told, ask, acted } = await played(
    async (_, { redirectUri }) => {
      await get(`${redirectUri}?code=k1&state=other`);
    },
    { waitSeconds: 1 },
  );
  const first = await ask();
  await acted();
  assert.ok(isMissing(first));
  assert.match(first.reason, /within 1 seconds\. What came bore another state, or none\./);
  assert.match(first.supply, /tokens\.waitSeconds/);
  const second = await ask();
  assert.ok(isMissing(second));
  assert.match(second.reason, /before this one/);
  assert.equal(told.length, 2);
});

test('says that the port is in use', async () => {
  const { config, told, ask } = await played(async () => {});
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(new URL(config.redirectUri).port), '127.0.0.1', resolve));
  const answer = await ask();
  await new Promise((resolve) => other.close(resolve));
  assert.ok(isMissing(answer));
  assert.match(answer.reason, /cannot listen on the redirect URI .* \(EADDRINUSE\)/);
  assert.match(answer.supply, /another port/);
  assert.equal(told.length, 0);
});
