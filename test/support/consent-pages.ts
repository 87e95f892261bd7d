import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createWorld } from '../../stub/data/world.ts';
import type { BankEnv } from '../../stub/http/bank-env.ts';
import { refusedAnswer } from '../../stub/pages/answers.tsx';
import { mountPages } from '../../stub/pages/mount-pages.ts';
import { type Decided, type FakeDoorOptions, fakeCookie, fakeDoor, fakeUid } from '../../stub/testing/fake-door.ts';

const noon = Date.parse('2026-06-15T12:00:00Z');
const world = createWorld({ seed: 7, now: () => new Date(noon) });

/** The accounts of the persona `household`. */
export const householdAccounts = world.customer('household')?.accountIds ?? [];

/** Keeps browsers from asking for an icon. */
const head = '<!doctype html><link rel="icon" href="data:,">';

async function listen(fetch: Hono<BankEnv>['fetch']) {
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  return { port, close };
}

export interface ServedPages {
  /** Begins an authorisation in the browser that opens it, as a client would. */
  readonly begin: string;
  /** A page of the client that posts an approval to the bank behind the PSU's back. */
  readonly trap: string;
  /** Where a browser ends up after a decision: `decision` is in its query. */
  readonly home: string;
  /** A page of the bank that leads nowhere. */
  readonly error: string;
  readonly decided: readonly Decided[];
  close(): void;
}

/**
 * Serves the pages on loopback with one authorisation waiting. After a decision the browser is redirected three times, as
 * it may be in earnest: by the bank to itself, to the client on another port, and by the client to another host.
 */
export async function servePages(options: Omit<FakeDoorOptions, 'returnTo'> = {}): Promise<ServedPages> {
  const { door, decided } = fakeDoor({ returnTo: '/resume', ...options });

  const client = new Hono<BankEnv>();
  const clientServer = await listen(client.fetch);
  const callback = `http://127.0.0.1:${clientServer.port}/callback`;
  const home = `http://localhost:${clientServer.port}/home`;

  const bank = new Hono<BankEnv>();
  mountPages(
    bank,
    { world, clock: () => noon, loginProblem: async ([fault]) => fault && `There is no fault ${fault}` },
    door,
  );
  bank.get('/begin', (c) => {
    c.header('set-cookie', `${fakeCookie}; Path=/; HttpOnly; SameSite=Lax`);
    return c.redirect(`/interaction/${fakeUid}`, 303);
  });
  bank.get('/resume', (c) => c.redirect(`${callback}?decision=${c.req.query('decision')}`, 303));
  bank.get('/error', () => refusedAnswer('The client is not registered'));
  const bankServer = await listen(bank.fetch);
  const bankUrl = `http://127.0.0.1:${bankServer.port}`;

  client.get('/callback', (c) => c.redirect(`${home}?decision=${c.req.query('decision')}`, 303));
  client.get('/home', (c) => c.html(`${head}<title>The client</title>`));
  const fields = { persona: 'household', decision: 'approve', account: householdAccounts[0] ?? '' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  client.get('/trap', (c) =>
    c.html(
      `${head}<form method="post" action="${bankUrl}/interaction/${fakeUid}">${inputs.join('')}<button>Win</button></form>`,
    ),
  );

  return {
    begin: `${bankUrl}/begin`,
    trap: `http://127.0.0.1:${clientServer.port}/trap`,
    error: `${bankUrl}/error`,
    home,
    decided,
    close() {
      bankServer.close();
      clientServer.close();
    },
  };
}
