import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Bank } from './bank.ts';

export interface ServeOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The interface to listen on, loopback when absent. */
  readonly host?: string;
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

/** Serves a bank over HTTP. Rejects with a ListenError. */
export function serveBank(bank: Bank, { port, host = '127.0.0.1' }: ServeOptions): Promise<RunningBank> {
  const server = createAdaptorServer({ fetch: bank.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(listenError(cause, port, host)));
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
        exposed: !loopback.has(host),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
