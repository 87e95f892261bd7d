import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Workbench } from './answers/workbench.ts';
import { createApp } from './create-app.ts';
import { Problem } from './problem.ts';
import { CurrentRun } from './running/current-run.ts';
import { Entry } from './safety/entry.ts';

export interface RunningWorkbench {
  /** The link that lets one browser in, once. */
  readonly link: string;
  /** Stops a run that is under way, which deletes its consents, and ends all connections, those that wait for news included. */
  close(): Promise<void>;
}

const host = '127.0.0.1';

/** Serves the pages on a port of this machine, 0 for any free one, and to this machine only. Rejects with a Problem where it cannot listen. */
export function serveWorkbench(workbench: Workbench, port: number): Promise<RunningWorkbench> {
  const entry = new Entry();
  const run = new CurrentRun(workbench.start);
  let listening = port;
  const app = createApp({ workbench, run, entry, port: () => listening });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      reject(new Problem(`The workbench cannot listen on port ${port} (${code}).`, 'Name another with --port, or 0.')),
    );
    server.listen(port, host, () => {
      listening = (server.address() as AddressInfo).port;
      resolve({
        link: `http://${host}:${listening}/open/${entry.key}`,
        async close() {
          const closed = new Promise<void>((done) => server.close(() => done()));
          for (const socket of sockets) socket.destroy();
          await Promise.all([closed, run.close()]);
        },
      });
    });
  });
}
