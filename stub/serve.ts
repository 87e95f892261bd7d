import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Bank } from './bank.ts';
import { spellHeaders } from './http/spell-headers.ts';
import type { ServerTls } from './tls/certificate-folder.ts';
import { inClearToo } from './tls/in-clear-too.ts';

export interface ServeOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The interface to listen on, loopback when absent. */
  readonly host?: string;
  /** Serves HTTPS, and asks callers for a certificate; plain HTTP when absent. */
  readonly tls?: ServerTls;
  /** Answers without TLS as well, on the same port: for a bank that is dishonest in this way. */
  readonly inClearToo?: boolean;
  /** Ten seconds for headers, thirty for a request, five in between when absent. */
  readonly patience?: Patience;
}

export interface RunningBank {
  /** Scheme, host and port. */
  readonly url: string;
  /** True when others than this machine can reach it. */
  readonly exposed: boolean;
  close(): Promise<void>;
}

/** Raised when the bank cannot listen where it was told to; `message` says what to do. */
export class ListenError extends Error {
  readonly code: 'PORT_IN_USE' | 'PORT_FORBIDDEN' | 'CANNOT_LISTEN';

  constructor(code: ListenError['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'ListenError';
    this.code = code;
  }
}

function listenError(cause: NodeJS.ErrnoException, port: number, host: string): ListenError {
  if (cause.code === 'EADDRINUSE') {
    const cure = 'stop what uses it, choose another port, or 0 for any free one';
    return new ListenError('PORT_IN_USE', `Port ${port} on ${host} is in use: ${cure}`, cause);
  }
  if (cause.code === 'EACCES') {
    return new ListenError('PORT_FORBIDDEN', `Port ${port} is reserved: choose one from 1024 up`, cause);
  }
  return new ListenError('CANNOT_LISTEN', `Cannot listen on ${host}: is it an address of this machine?`, cause);
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/** How long callers may take, in milliseconds: a request that trickles, or never comes, must not hold a connection for ever. */
export interface Patience {
  /** Until the headers of a request are there, from the beginning of the connection or of the request. */
  readonly headersTimeout: number;
  /** Until all of a request is there. */
  readonly requestTimeout: number;
  /** Between two requests. */
  readonly keepAliveTimeout: number;
  /** How often this is looked at. */
  readonly connectionsCheckingInterval: number;
}

const usualPatience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/** Serves a bank over HTTP, or over HTTPS when it is given a key and a certificate. Rejects with a ListenError. */
export function serveBank(
  bank: Pick<Bank, 'fetch' | 'headerName'>,
  { port, host = '127.0.0.1', tls, inClearToo: both = false, patience = usualPatience }: ServeOptions,
): Promise<RunningBank> {
  const clear = () => createAdaptorServer({ fetch: bank.fetch, serverOptions: patience });
  const secure = tls === undefined ? undefined : secureServer(bank, tls, patience);
  const server = secure === undefined ? clear() : both ? inClearToo(secure, clear()) : secure;
  const { headerName } = bank;
  if (headerName !== undefined) {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      spellHeaders(response, headerName);
    });
  }
  // A connection that has not finished its TLS handshake is not yet the HTTP server's, and would hold up the end.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(listenError(cause, port, host)));
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        url: `${tls === undefined ? 'http' : 'https'}://${nameOf(host)}:${actual}`,
        exposed: !loopback.has(host),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}

/** How callers on this machine name an address. One that stands for all is an address of nobody. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The handshake turns nobody away: each endpoint says what may be read without a certificate. */
function secureServer(bank: Pick<Bank, 'fetch'>, { key, certificate, ca }: ServerTls, patience: Patience) {
  return createAdaptorServer({
    fetch: bank.fetch,
    createServer,
    serverOptions: {
      ...patience,
      handshakeTimeout: patience.headersTimeout,
      key,
      cert: certificate,
      ca,
      requestCert: true,
      rejectUnauthorized: false,
      minVersion: 'TLSv1.2',
    },
  });
}
