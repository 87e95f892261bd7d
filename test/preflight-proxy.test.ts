import assert from 'node:assert/strict';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { latestRelease } from '../schemas/releases.ts';
import { preflight } from '../suites/target/preflight.ts';
import type { ProxyConfig, TlsConfig } from '../suites/target/target.ts';
import { TargetError } from '../suites/target/target-error.ts';
import { makeCertificate } from './support/certificate.ts';
import { passwordProxy } from './support/password-proxy.ts';

const authority = makeCertificate({ name: 'Test authority' });
const good = makeCertificate({ name: 'localhost', hosts: ['localhost'], issuer: authority });
const client = makeCertificate({ name: 'A client', hosts: ['client'], issuer: authority });
const mutual = { ...good, requestCert: true, rejectUnauthorized: true, ca: authority.cert };
const own: TlsConfig = { ca: authority.cert, certificate: client.cert, key: client.key };

const servers = {
  http: () => createPlainServer((_, answer) => answer.writeHead(401).end()),
  https: () => createServer(mutual, (_, answer) => answer.writeHead(401).end()),
} as const;

const cases: readonly (readonly [
  title: string,
  scheme: keyof typeof servers,
  Partial<ProxyConfig>,
  tls: TlsConfig,
  found: string,
])[] = [
  ['a target of plain HTTP', 'http', {}, {}, 'reachable'],
  ['a target that wants a client certificate', 'https', {}, own, 'reachable'],
  ['a target of an unknown authority', 'https', {}, {}, 'untrusted-certificate'],
  ['a wrong password', 'https', { password: 'wrong' }, own, 'proxy'],
  ['a wrong password, plain', 'http', { password: 'wrong' }, {}, 'proxy'],
  ['no proxy there', 'http', { server: 'http://127.0.0.1:1' }, {}, 'proxy'],
  ['a SOCKS proxy, which the runner alone knows', 'http', { server: 'socks5://127.0.0.1:1' }, {}, 'reachable'],
];

for (const [title, scheme, changes, tls, expected] of cases) {
  test(`through a proxy, ${title} is ${expected}`, async (t) => {
    const proxy = await passwordProxy();
    t.after(() => proxy.close());
    const server: Server = servers[scheme]();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    t.after(() => new Promise((resolve) => server.close(resolve)));
    const found = await preflight({
      baseUrl: `${scheme}://localhost:${(server.address() as AddressInfo).port}`,
      release: latestRelease,
      limits: { calls: 1, timeoutMs: 60_000 },
      proxy: { server: proxy.url, username: 'me', password: 'let-me-in', ...changes },
      tls,
    }).then(
      () => 'reachable',
      (error: unknown) => {
        assert.ok(error instanceof TargetError, String(error));
        assert.doesNotMatch(`${error.message} ${error.cure}`, /let-me-in|wrong/);
        return error.code;
      },
    );
    assert.equal(found, expected);
    assert.equal(proxy.tunnels(), Object.keys(changes).length > 0 ? 0 : 1);
  });
}
