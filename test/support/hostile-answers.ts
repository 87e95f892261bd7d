import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';

/** Sends an answer that is meant to harm whoever reads it. */
export type Attack = (response: ServerResponse) => void;

const blanks = Buffer.alloc(65_536, ' ');

/** Writes for ever, as fast as it is read. */
function endless(to: Writable | null, piece: Buffer | string): void {
  const more = () => {
    while (to?.writable) if (!to.write(piece)) return;
  };
  to?.on('drain', more);
  more();
}

/** The same on the connection itself, after an answer of these bytes: what Node would refuse to send. */
function endlessOnWire({ socket }: ServerResponse, first: string, piece: Buffer | string): void {
  socket?.write(first);
  endless(socket, piece);
}

/** Packed by gzip a thousand to one, by brotli hundreds of thousands to one. */
const unpacked = Buffer.alloc(32_000_000, ' ');
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const bombs = {
  gzip: gzipSync(unpacked, { level: 1 }),
  br: brotliCompressSync(unpacked, quick),
  deflate: deflateSync(unpacked, { level: 1 }),
} as const;
const json = { 'content-type': 'application/json' };

/** Answers of every kind that has no end, or an end much too far away, by what they do. */
export const attacks = {
  'a body without end': (response) => {
    response.writeHead(200, json);
    endless(response, blanks);
  },
  'a body without end, of a length that nobody tells': (response) => {
    endlessOnWire(response, 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"Data":{}}', blanks);
  },
  'a body that says that it is a hundred gigabytes': (response) => {
    response.writeHead(200, { ...json, 'content-length': '100000000000' });
    endless(response, blanks);
  },
  'a body in pieces of one byte': (response) => {
    response.writeHead(200, json);
    response.flushHeaders();
    endless(response.socket, '1\r\n \r\n'.repeat(10_000));
  },
  'a gzip bomb': (response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bombs.gzip);
  },
  'a gzip bomb under another name': (response) => {
    response.writeHead(200, { ...json, 'content-encoding': ' X-GZip' }).end(bombs.gzip);
  },
  'a brotli bomb': (response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'br' }).end(bombs.br);
  },
  'a deflate bomb': (response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'deflate' }).end(bombs.deflate);
  },
  'a gzip stream without end': (response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
    const gzip = createGzip({ level: 1 });
    gzip.pipe(response);
    response.on('close', () => gzip.destroy());
    endless(gzip, blanks);
  },
  'a list of a million empty records': (response) => {
    response.writeHead(200, json).end(`{"Data":{"StandingOrder":[${'{},'.repeat(1_000_000)}{}]}}`);
  },
  'lists a million deep': (response) => {
    response.writeHead(200, json).end('['.repeat(1_000_000) + ']'.repeat(1_000_000));
  },
  'a header of twenty thousand bytes': (response) => {
    response.writeHead(200, { ...json, 'x-trace': '0'.repeat(20_000) }).end('{}');
  },
  'a thousand headers': (response) => {
    response
      .writeHead(
        200,
        [...Array(1000).keys()].flatMap((index) => [`x-header-${index}`, 'v'.repeat(20)]),
      )
      .end('{}');
  },
  'headers without end': (response) => {
    endlessOnWire(response, 'HTTP/1.1 200 OK\r\n', 'x-more: and more of it\r\n'.repeat(100));
  },
  'trailers without end': (response) => {
    const begin = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n';
    endlessOnWire(response, begin, 'x-more: and more of it\r\n'.repeat(100));
  },
  'a body that never ends, and never goes on': (response) => {
    response.writeHead(200, json).write('{"Data":');
  },
  'a body of one byte a moment': (response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'headers that never end, and never go on': (response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\ncontent-type: app');
  },
  'hints without end': (response) => {
    const { socket } = response;
    const hint = Buffer.from('HTTP/1.1 103 Early Hints\r\nlink: </style.css>\r\n\r\n'.repeat(10));
    const timer = setInterval(() => socket?.write(hint), 5);
    socket?.on('close', () => clearInterval(timer));
  },
  nothing: () => {},
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof attacks;

/** Serves the attacks, each at `/` and its name; `otherwise` answers whatever `attackAt` names no attack for. */
export async function hostileServer(
  attackAt: (path: string) => AttackName | undefined = (path) => decodeURIComponent(path.slice(1)) as AttackName,
  otherwise: RequestListener = (_, response) => response.writeHead(404).end(),
): Promise<{ readonly url: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    const name = attackAt(request.url ?? '');
    if (name === undefined) return otherwise(request, response);
    response.on('error', () => {});
    request.socket.once('error', () => {});
    attacks[name](response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
