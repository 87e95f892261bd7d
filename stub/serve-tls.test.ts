import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { Hono } from 'hono';
import type { BankEnv } from './http/bank-env.ts';
import { serveBank } from './serve.ts';
import { secureGet } from './testing/secure-get.ts';
import { createCertificates } from './tls/create-certificates.ts';

const made = await createCertificates({ clients: [], hosts: [], now: new Date() });
const tls = { key: made.server.key, certificate: made.server.certificate, ca: made.authority.certificate };
const app = new Hono<BankEnv>().get('/', (c) => c.text(c.req.url));
const running = await serveBank(app, { port: 0, tls });
const port = Number(new URL(running.url).port);
after(() => running.close());

test('answers over https, and the application knows that it does', async () => {
  assert.match(running.url, /^https:\/\/127\.0\.0\.1:\d+$/);
  const { status, body } = await secureGet(running.url, { ca: made.authority.certificate });
  assert.equal(status, 200);
  assert.equal(body, `${running.url}/`);
});

test('is refused by those who do not know its authority', async () => {
  await assert.rejects(secureGet(running.url, {}), { code: 'SELF_SIGNED_CERT_IN_CHAIN' });
});

test('speaks TLS 1.2 and none before', async () => {
  const old = { ca: made.authority.certificate, minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' } as const;
  assert.equal((await secureGet(running.url, { ...old, maxVersion: 'TLSv1.2' })).status, 200);
  await assert.rejects(secureGet(running.url, { ...old, maxVersion: 'TLSv1.1' }), /protocol version/);
});

test('gives nothing to plain HTTP at its port, and goes on', async () => {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => heard.push(data)).on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'close');
  assert.doesNotMatch(Buffer.concat(heard).toString('latin1'), /HTTP\/1\.1 200/);
  await assert.rejects(fetch(running.url.replace('https', 'http')));
  assert.equal((await secureGet(running.url, { ca: made.authority.certificate })).status, 200);
});

test('a caller that never ends its handshake does not hold up the end', async () => {
  const other = await serveBank(app, { port: 0, tls });
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  await secureGet(other.url, { ca: made.authority.certificate });
  await other.close();
  await closed;
  await assert.rejects(secureGet(other.url, { ca: made.authority.certificate }), { code: 'ECONNREFUSED' });
});

test('a bank that is dishonest in this way answers without TLS as well, at the same port', async () => {
  const both = await serveBank(app, { port: 0, tls, inClearToo: true });
  const clear = both.url.replace('https', 'http');
  for (let round = 0; round < 2; round++) {
    assert.equal(await (await fetch(clear)).text(), `${clear}/`);
    assert.equal((await secureGet(both.url, { ca: made.authority.certificate })).body, `${both.url}/`);
  }
  await both.close();
});
