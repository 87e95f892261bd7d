import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { request } from 'playwright';
import { latestRelease } from '../schemas/releases.ts';
import { playwrightContexts } from '../suites/client/playwright-contexts.ts';
import { playwrightTransport } from '../suites/client/playwright-transport.ts';
import { loadTarget } from '../suites/target/load-target.ts';
import { preflight } from '../suites/target/preflight.ts';
import { proxyFor, proxyNotice, surroundingProxies } from '../suites/target/surrounding-proxies.ts';
import { aispHere } from './support/aisp-here.ts';
import { passwordProxy } from './support/password-proxy.ts';

const tokens = { kind: 'ready-made', tokens: [] } as const;

function through(env: Readonly<Record<string, string>>, url: string): string | undefined {
  const proxies = surroundingProxies(env);
  return proxyFor(url, proxies === undefined ? {} : { proxies })?.server;
}

test('a proxy is taken by the scheme of a call, in small letters first, without a scheme of its own too', () => {
  const env = { HTTPS_PROXY: 'http://one.example:3128', HTTP_PROXY: 'two.example:8080' };
  assert.equal(through(env, 'https://bank.example'), 'http://one.example:3128');
  assert.equal(through(env, 'http://bank.example'), 'http://two.example:8080');
  assert.equal(
    through({ ...env, https_proxy: 'http://small.example:1' }, 'https://bank.example'),
    'http://small.example:1',
  );
  assert.equal(through({ HTTPS_PROXY: '' }, 'https://bank.example'), undefined);
  assert.equal(through({ HTTP_PROXY: 'http://two.example' }, 'https://bank.example'), undefined);
});

test('no call to this machine goes through it, and none that NO_PROXY excepts', () => {
  for (const [except, url, goes] of [
    ['', 'https://127.0.0.1:8443', false],
    ['', 'https://localhost', false],
    ['', 'https://[::1]:8443', false],
    ['*', 'https://bank.example', false],
    ['bank.example', 'https://bank.example', false],
    ['bank.example', 'https://api.bank.example', false],
    ['.bank.example', 'https://api.bank.example', false],
    ['*.bank.example', 'https://API.bank.example', false],
    ['bank.example', 'https://otherbank.example', true],
    ['a.example, bank.example:443', 'https://bank.example', false],
    ['bank.example:8443', 'https://bank.example', true],
    ['10.0.0.0/8', 'https://10.1.2.3', false],
    ['10.0.0.0/8', 'https://11.1.2.3', true],
    ['0.0.1', 'https://10.0.0.1', true],
    ['2001:db8::/32', 'https://[2001:db8::7]', false],
  ] as const) {
    const env = { HTTPS_PROXY: 'http://one.example:3128', NO_PROXY: except };
    assert.equal(through(env, url) !== undefined, goes, `${except} ${url}`);
  }
});

test('the proxy of a target file goes before, and a password is nowhere told', async () => {
  const env = { HTTPS_PROXY: 'http://me:let-me-in@one.example:3128' };
  const target = await loadTarget('https://bank.example', { env });
  assert.equal(proxyNotice(target), 'The calls go through the proxy http://one.example:3128, as HTTPS_PROXY says.');
  const own = { ...target, proxy: { server: 'http://own.example' } };
  assert.deepEqual(
    [proxyFor('https://bank.example', own)?.server, proxyNotice(own)],
    ['http://own.example', undefined],
  );
  await assert.rejects(
    loadTarget('https://bank.example', { env: { HTTPS_PROXY: 'ftp://me:let-me-in@x' } }),
    (error: Error) => {
      assert.match(error.message, /HTTPS_PROXY is not the URL of a proxy/);
      return !error.message.includes('let-me-in');
    },
  );
  const excepted = await loadTarget('https://bank.example', { env: { ...env, NO_PROXY: 'example' } });
  assert.match(proxyNotice(excepted) ?? '', /through no proxy: NO_PROXY excepts bank\.example/);
});

test('a bank that only a proxy can reach is reached by every way of the client', async (t) => {
  const server = createServer((_, answer) => answer.writeHead(401, { 'content-type': 'application/json' }).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => new Promise((resolve) => server.close(resolve)));
  const proxy = await passwordProxy({ 'bank.invalid': (server.address() as AddressInfo).port });
  t.after(() => proxy.close());
  const proxies = surroundingProxies({ HTTP_PROXY: proxy.url.replace('//', '//me:let-me-in@') });
  assert.ok(proxies !== undefined);
  const baseUrl = 'http://bank.invalid';
  await preflight({ baseUrl, release: latestRelease, limits: { calls: 1, timeoutMs: 20_000 }, proxies });
  assert.equal(proxy.tunnels(), 1);
  const contexts = playwrightContexts(request, { tokens, proxies });
  t.after(() => contexts.close());
  const call = { method: 'GET', url: `${baseUrl}/accounts`, headers: {} } as const;
  const send = playwrightTransport(contexts);
  for (const bare of [false, true]) assert.equal((await send({ ...call, bare }, 20_000)).status, 401);
  assert.equal(proxy.tunnels(), 3);
});

test('a run says that its calls go through a proxy, and which variable to look at where it cannot be used', async () => {
  const env = { AISP_TOKEN: 'a-token-of-a-psu', HTTPS_PROXY: 'http://127.0.0.1:1' };
  for (const command of ['run', 'check']) {
    const { code, stderr, stdout } = await aispHere([command, '--target', 'https://bank.invalid'], { env });
    assert.match(stderr, /aisp: The calls go through the proxy http:\/\/127\.0\.0\.1:1, as HTTPS_PROXY says\./);
    assert.match(stderr + stdout, /Check the environment variable HTTPS_PROXY/);
    assert.equal(code, 3);
  }
});
