import assert from 'node:assert/strict';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TlsOptions } from 'node:tls';
import { latestRelease } from '../schemas/releases.ts';
import { preflight } from '../suites/target/preflight.ts';
import type { TlsConfig } from '../suites/target/target.ts';
import { TargetError } from '../suites/target/target-error.ts';
import { makeCertificate } from './support/certificate.ts';

const authority = makeCertificate({ name: 'Test authority' });
const other = makeCertificate({ name: 'Another authority' });
const good = makeCertificate({ name: 'localhost', hosts: ['localhost'], issuer: authority });
const client = makeCertificate({ name: 'A client', hosts: ['client'], issuer: authority });
const stranger = makeCertificate({ name: 'A stranger', hosts: ['client'], issuer: other });
const past = { from: new Date('2020-01-01'), until: new Date('2020-12-31') };
const trust: TlsConfig = { ca: authority.cert };
const mutual = { requestCert: true, rejectUnauthorized: true, ca: authority.cert };

const cases: readonly (readonly [title: string, code: string, server: TlsOptions, tls: TlsConfig])[] = [
  ['a certificate of a trusted authority', 'reachable', good, trust],
  ['a certificate of an unknown authority', 'untrusted-certificate', good, {}],
  ['a self-signed certificate', 'untrusted-certificate', makeCertificate({ name: 'x', hosts: ['localhost'] }), {}],
  ['any certificate, when told not to look', 'reachable', good, { insecure: true }],
  [
    'a certificate past its dates',
    'expired-certificate',
    makeCertificate({ name: 'x', hosts: ['localhost'], issuer: authority, ...past }),
    trust,
  ],
  [
    'a certificate for another host',
    'wrong-host',
    makeCertificate({ name: 'x', hosts: ['bank.example'], issuer: authority }),
    trust,
  ],
  [
    'a good client certificate',
    'reachable',
    { ...good, ...mutual },
    { ...trust, certificate: client.cert, key: client.key },
  ],
  ['no client certificate where one is wanted', 'client-certificate', { ...good, ...mutual }, trust],
  [
    'no client certificate where one is wanted, in TLS 1.2',
    'client-certificate',
    { ...good, ...mutual, maxVersion: 'TLSv1.2' },
    trust,
  ],
  [
    'a client certificate of an unknown authority',
    'client-certificate',
    { ...good, ...mutual },
    { ...trust, certificate: stranger.cert, key: stranger.key },
  ],
];

for (const [title, code, options, tls] of cases) {
  test(`${title} is ${code}`, async () => {
    const server = createServer(options, (_, answer) => answer.writeHead(401).end());
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const found = await preflight({
      baseUrl: `https://localhost:${port}`,
      release: latestRelease,
      limits: { calls: 1, timeoutMs: 60_000 },
      tls,
    }).then(
      () => 'reachable',
      // In TLS 1.3 the refusal comes after the handshake, and may come as a mere reset: the cure is the same.
      (error: unknown) => {
        if (!(error instanceof TargetError)) return String(error);
        return error.code === 'reset' && error.cure.includes('"tls.certificate"') ? 'client-certificate' : error.code;
      },
    );
    server.closeAllConnections();
    server.close();
    assert.equal(found, code);
  });
}

test('http at a port that speaks TLS names https as the cure', async () => {
  const server = createServer(good, (_, answer) => answer.end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://localhost:${port}`;
  await assert.rejects(
    preflight({ baseUrl, release: latestRelease, limits: { calls: 1, timeoutMs: 60_000 } }),
    (error: unknown) => {
      assert.ok(error instanceof TargetError);
      assert.match(error.cure, /https:\/\//);
      return true;
    },
  );
  server.closeAllConnections();
  server.close();
});
