import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { test } from 'node:test';
import { latestRelease } from '../../schemas/releases.ts';
import { preflight } from './preflight.ts';
import { TargetError } from './target-error.ts';

async function listening<S extends Server | TcpServer>(server: S, use: (port: number) => Promise<void>): Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function outcome(baseUrl: string, timeoutMs = 5000): Promise<string> {
  try {
    await preflight({ baseUrl, release: latestRelease, limits: { calls: 1, timeoutMs } });
    return 'reachable';
  } catch (error) {
    assert.ok(error instanceof TargetError, String(error));
    assert.ok(error.cure.length > 0);
    return error.code;
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };
const obError = JSON.stringify({ Code: '404 NotFound', Message: 'No', Errors: [] });

const answers: readonly (readonly [title: string, code: string, listener: RequestListener])[] = [
  ['401 without a body', 'reachable', (_, answer) => answer.writeHead(401).end()],
  ['401 with JSON', 'reachable', (_, answer) => answer.writeHead(401, json).end('{}')],
  ['403 with JSON', 'reachable', (_, answer) => answer.writeHead(403, json).end('{}')],
  ['500 with JSON', 'reachable', (_, answer) => answer.writeHead(500, json).end('{}')],
  ['200 with JSON', 'reachable', (_, answer) => answer.writeHead(200, json).end('{}')],
  ['a long JSON body', 'reachable', (_, answer) => answer.writeHead(200, json).end('x'.repeat(1_000_000))],
  ['404 with an error body of the standard', 'reachable', (_, answer) => answer.writeHead(404, json).end(obError)],
  ['404 with other JSON', 'not-found', (_, answer) => answer.writeHead(404, json).end('{"message":"no route"}')],
  ['404 without a body', 'not-found', (_, answer) => answer.writeHead(404).end()],
  ['200 with HTML', 'html', (_, answer) => answer.writeHead(200, html).end('<!doctype html><h1>Welcome</h1>')],
  ['401 with HTML', 'html', (_, answer) => answer.writeHead(401, html).end('<html></html>')],
  ['404 with HTML', 'html', (_, answer) => answer.writeHead(404, html).end('<html></html>')],
  ['502 with HTML', 'html', (_, answer) => answer.writeHead(502, html).end('<html></html>')],
  [
    'HTML that calls itself text',
    'html',
    (_, answer) => answer.writeHead(200).end('\n<!DOCTYPE html><title>x</title>'),
  ],
  [
    '401 with HTML and a challenge for a bearer token',
    'reachable',
    (_, answer) => answer.writeHead(401, { ...html, 'www-authenticate': 'Bearer realm="bank"' }).end('<html></html>'),
  ],
  ['a redirect', 'redirect', (_, answer) => answer.writeHead(302, { location: 'https://login.example/?next=x' }).end()],
  [
    'a complaint that the port wants TLS',
    'tls',
    (_, answer) => answer.writeHead(400).end('Client sent an HTTP request to an HTTPS server.\n'),
  ],
  ['no answer at all', 'timeout', () => {}],
  ['headers and then nothing', 'timeout', (_, answer) => answer.writeHead(200, json).write('{')],
  ['a broken connection', 'reset', (request) => request.socket.destroy()],
];

for (const [title, code, listener] of answers) {
  test(`${title} is ${code}`, async () => {
    await listening(createServer(listener), async (port) => {
      assert.equal(await outcome(`http://127.0.0.1:${port}`, code === 'timeout' ? 150 : 5000), code);
    });
  });
}

test('asks below the base path, without a token and with the headers of the gateway', async () => {
  const server = createServer((request, answer) => {
    const { url, method, headers } = request;
    const good =
      method === 'GET' &&
      url === '/bank/open-banking/v3.1/aisp/accounts' &&
      headers.authorization === undefined &&
      headers['x-gateway'] === 'open';
    answer.writeHead(good ? 401 : 404).end();
  });
  await listening(server, async (port) => {
    await preflight({
      baseUrl: `http://127.0.0.1:${port}/bank`,
      release: latestRelease,
      limits: { calls: 1, timeoutMs: 5000 },
      headers: { 'x-gateway': 'open' },
    });
  });
});

test('a port where nobody listens refuses', async () => {
  let free = 0;
  await listening(createTcpServer(), async (port) => {
    free = port;
  });
  assert.equal(await outcome(`http://127.0.0.1:${free}`), 'refused');
});

test('a host name that does not exist is unknown', async () => {
  assert.equal(await outcome('http://no-such-host.invalid'), 'unknown-host');
});

test('something else than HTTP is not HTTP', async () => {
  const server = createTcpServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
  await listening(server, async (port) => assert.equal(await outcome(`http://127.0.0.1:${port}`), 'not-http'));
});

test('https at a port that speaks plain HTTP says so', async () => {
  const server = createServer((_, answer) => answer.end());
  await listening(server, async (port) => assert.equal(await outcome(`https://127.0.0.1:${port}`), 'plain-http'));
});

test('a redirect shows where it leads, without its query', async () => {
  const server = createServer((_, answer) =>
    answer.writeHead(302, { location: 'https://login.example/start?session=secret' }).end(),
  );
  await listening(server, async (port) => {
    const baseUrl = `http://127.0.0.1:${port}`;
    await assert.rejects(preflight({ baseUrl, release: latestRelease, limits: { calls: 1, timeoutMs: 5000 } }), {
      message: `The target ${baseUrl} answers 302: it redirects to https://login.example/start.`,
    });
  });
});
