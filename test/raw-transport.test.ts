import assert from 'node:assert/strict';
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { request as playwright } from '@playwright/test';
import { playwrightContexts } from '../suites/client/playwright-contexts.ts';
import { playwrightTransport } from '../suites/client/playwright-transport.ts';
import { notTried, rawTransport } from '../suites/client/raw-transport.ts';
import type { WireRequest } from '../suites/client/transport.ts';
import type { Target } from '../suites/target/target.ts';
import { makeCertificate } from './support/certificate.ts';
import { passwordProxy } from './support/password-proxy.ts';

const authority = makeCertificate({ name: 'Test authority' });
const good = makeCertificate({ name: 'localhost', hosts: ['localhost'], issuer: authority });
const client = makeCertificate({ name: 'A client', hosts: ['client'], issuer: authority });
const mutual = { ...good, requestCert: true, rejectUnauthorized: true, ca: authority.cert };
const own = { ca: authority.cert, certificate: client.cert, key: client.key };
const tokens: Target['tokens'] = { kind: 'ready-made', tokens: [] };

interface Seen {
  readonly names: readonly string[];
  readonly body: string;
}

async function listening(t: TestContext, server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `localhost:${(server.address() as AddressInfo).port}`;
}

/** Answers with two headers of one name, and keeps what came. */
function keeping(seen: Seen[]): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const names = request.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      seen.push({ names, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(200, ['X-Twice', 'one', 'X-Twice', 'two', 'Content-Type', 'text/plain']).end('hello');
    });
  };
}

const post = (url: string): WireRequest => ({
  method: 'POST',
  url,
  headers: { 'x-one': '1' },
  body: '{"é":1}',
  bare: true,
});

describe('what carries calls that must lack a header', () => {
  it('sends the headers that are named and what HTTP needs, and keeps a header that came twice', async (t) => {
    const seen: Seen[] = [];
    const host = await listening(t, createPlainServer(keeping(seen)));
    const answer = await rawTransport({ tokens })(post(`http://${host}/consents`), 5000);
    assert.equal(answer.status, 200);
    assert.equal(Buffer.from(answer.body).toString('utf8'), 'hello');
    assert.deepEqual(
      answer.headers.filter(([name]) => name === 'X-Twice'),
      [
        ['X-Twice', 'one'],
        ['X-Twice', 'two'],
      ],
    );
    assert.deepEqual([...(seen[0]?.names ?? [])].sort(), [
      'connection',
      'content-length',
      'host',
      'user-agent',
      'x-one',
    ]);
    assert.equal(seen[0]?.body, '{"é":1}');
  });

  it('is what the transport of a run hands such calls to; that keeps a header that came twice as well', async (t) => {
    const seen: Seen[] = [];
    const host = await listening(t, createPlainServer(keeping(seen)));
    const contexts = playwrightContexts(playwright, { tokens });
    t.after(() => contexts.close());
    const send = playwrightTransport(contexts);
    await send({ method: 'GET', url: `http://${host}/`, headers: {}, bare: true }, 5000);
    const { headers } = await send({ method: 'GET', url: `http://${host}/`, headers: {} }, 5000);
    assert.equal(seen[0]?.names.includes('accept'), false);
    assert.equal(seen[1]?.names.includes('accept'), true);
    assert.equal(headers.filter(([name]) => name.toLowerCase() === 'x-twice').length, 2);
  });

  it('shows the client certificate of the choice, and trusts the authorities of the target', async (t) => {
    const seen: Seen[] = [];
    const host = await listening(t, createServer(mutual, keeping(seen)));
    const call = { method: 'GET', url: `https://${host}/`, headers: {}, bare: true };
    const send = rawTransport({ tokens, tls: own });
    assert.equal((await send(call, 5000)).status, 200);
    await assert.rejects(send({ ...call, certificate: 'none' }, 5000), { name: 'TransportError' });
    await assert.rejects(rawTransport({ tokens })(call, 5000), { name: 'TransportError' });
    assert.equal(seen.length, 1);
  });

  it('goes through the proxy of the target, with method and body', async (t) => {
    const seen: Seen[] = [];
    const host = await listening(t, createServer(mutual, keeping(seen)));
    const proxy = await passwordProxy();
    t.after(() => proxy.close());
    const through = { server: proxy.url, username: 'me', password: 'let-me-in' };
    const answer = await rawTransport({ tokens, tls: own, proxy: through })(post(`https://${host}/`), 5000);
    assert.equal(answer.status, 200);
    assert.equal(proxy.tunnels(), 1);
    assert.equal(seen[0]?.body, '{"é":1}');
    assert.equal(seen[0]?.names.includes('content-type'), false);
  });

  it('says that it did not try where only the runner can go', async () => {
    const proxy = { server: 'socks5://127.0.0.1:1' };
    await assert.rejects(rawTransport({ tokens, proxy })(post('http://localhost:1/'), 5000), { code: notTried });
  });

  it('tells what went wrong on the way by its code', async (t) => {
    const send = rawTransport({ tokens });
    await assert.rejects(send(post('http://127.0.0.1:1/'), 5000), { name: 'TransportError', code: 'ECONNREFUSED' });
    const silent = await listening(t, createPlainServer());
    await assert.rejects(send(post(`http://${silent}/`), 50), { name: 'TransportError', code: 'timeout' });
    const halfway = createPlainServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    const host = await listening(t, halfway);
    await assert.rejects(send(post(`http://${host}/`), 5000), { name: 'TransportError', code: 'ECONNRESET' });
  });
});
