import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease, releases } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { AttackFigures } from '../support/attack-figures.ts';

const figures = new AttackFigures('hostile client of the bank');
const origin = 'http://127.0.0.1:8080';
const nested = (depth: number, open: string, close: string, inmost = '1') =>
  open.repeat(depth) + inmost + close.repeat(depth);

function bankOf(release = latestRelease) {
  const problems: unknown[] = [];
  const bank = createControlledBank({
    profile: fullProfile,
    release,
    seed: 1,
    report: (error) => problems.push(error),
  });
  return { bank, problems };
}

describe('a hostile client, at the bank on the machine of a developer', () => {
  it('breaks nothing by JSON of any depth', async () => {
    for (const release of [releases[0], releases[2], latestRelease] as const) {
      const { bank, problems } = bankOf(release);
      const post = async (path: string, body: string, headers = {}) =>
        bank.fetch(
          new Request(origin + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body,
          }),
        );
      const opened = await post('/stub/tokens', '{"persona":"household"}');
      const { client_token: token } = (await opened.json()) as { client_token: string };
      const call = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'x-fapi-financial-id': '0015800001041RHAAY',
      };
      const permissions = '"Permissions":["ReadAccountsBasic"]';
      const deep = fc.tuple(
        fc.integer({ min: 2, max: 10_000 }),
        fc.constantFrom(['[', ']'], ['{"Data":', '}'], ['{"a":[', ']}'] as const),
        fc.nat(4),
      );
      await fc.assert(
        fc.asyncProperty(deep, async ([depth, [open = '', close = ''], place]) => {
          const inner = nested(Math.min(depth, Math.floor(60_000 / (open.length + close.length))), open, close);
          const bodies = [
            inner,
            `{"Data":{"Permissions":${inner}},"Risk":{}}`,
            `{"Data":{"Permissions":[${inner}]},"Risk":{}}`,
            `{"Data":{${permissions},"ExpirationDateTime":${inner}},"Risk":{}}`,
            `{"Data":${inner},"Risk":{}}`,
          ];
          const { status } = await post('/open-banking/v3.1/aisp/account-access-consents', bodies[place] ?? '', call);
          figures.attempt(status === 400 ? undefined : `${release}, ${depth} of ${open}: ${status}`);
          const members = ['permissions', 'accounts', 'ExpirationDateTime', 'expiresIn', 'persona'];
          const developer = await post('/stub/tokens', `{"persona":"household","${members[place]}":${inner}}`);
          figures.attempt(developer.status === 400 ? undefined : `${members[place]}, ${depth}: ${developer.status}`);
        }),
        { numRuns: 40, seed: 5 },
      );
      figures.attempt(problems.length === 0 ? undefined : String(problems[0]));
    }
    figures.assertHeld();
  });

  it('holds no connection by a request that never ends, trickles or never begins', async (t) => {
    const { bank } = bankOf();
    const patience = {
      headersTimeout: 150,
      requestTimeout: 300,
      keepAliveTimeout: 100,
      connectionsCheckingInterval: 50,
    };
    const running = await serveBank(bank, { port: 0, patience });
    t.after(() => running.close());
    const head = 'POST /open-banking/v3.1/aisp/account-access-consents HTTP/1.1\r\nhost: localhost\r\n';
    const whole = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const begin: Readonly<Record<string, (socket: Socket) => void>> = {
      'never begins': () => {},
      'never ends its headers': (socket) => socket.write(head),
      'never ends its body': (socket) => socket.write(`${head}content-length: 100\r\n\r\n{`),
      'sends a byte of its body a moment': (socket) => {
        socket.write(`${head}content-length: 60000\r\n\r\n`);
        const timer = setInterval(() => socket.write(' '), 20);
        socket.once('close', () => clearInterval(timer));
      },
      'sends a byte of its headers a moment': (socket) => {
        socket.write(head);
        const timer = setInterval(() => socket.write('x'), 20);
        socket.once('close', () => clearInterval(timer));
      },
      'stays when it has its answer': (socket) => socket.write(whole),
    };
    const ended = Object.entries(begin).map(async ([what, start]) => {
      const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
      socket.on('error', () => {});
      start(socket);
      const [answer] = await Promise.all([text(socket).catch(() => ''), once(socket, 'close')]);
      // The bank ended it: nothing here does, and the test would go on for ever.
      const served = what === 'stays when it has its answer';
      figures.attempt(answer.includes(' 200 OK') === served ? undefined : `${what}: ${answer.slice(0, 40)}`);
    });
    await Promise.all(ended);
    figures.assertHeld();
  });

  it('is read no further than the largest body that anybody needs', async () => {
    const { bank } = bankOf();
    for (const path of ['/token', '/authorize', '/stub/tokens', '/revoke']) {
      let pieces = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pieces += 1;
          controller.enqueue(new Uint8Array(16_384).fill(0x20));
        },
      });
      const request = new Request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      });
      const { status } = await bank.fetch(request);
      figures.attempt(status === 413 && pieces < 10 ? undefined : `${path}: ${status} after ${pieces}`);
    }
    figures.assertHeld();
  });

  figures.tell(240);
});
