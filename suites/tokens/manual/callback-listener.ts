import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Page, pageHeaders, pages, renderPage } from './pages.ts';

/** What one authorisation waits for. */
export interface Awaited {
  /** Where a browser is sent that opens the start address. */
  readonly url: string;
  readonly state: string;
  readonly redirectUri: string;
}

/** A listener on a redirect URI of this machine, for one authorisation. */
export interface CallbackListener {
  /** The address that a person opens: short, and without anything that should not stand in a terminal. */
  readonly startUrl: string;
  /** The parameters of the answer under the state sent. */
  readonly answer: Promise<URLSearchParams>;
  /** How many answers came under another state, or none. */
  readonly strays: () => number;
  close(): Promise<void>;
}

const mostBytes = 65_536;

/**
 * Listens until it is closed. Rejects with the error of the network layer (`EADDRINUSE`, `EACCES`) when it cannot listen. An
 * answer under another state is turned away and does not end the waiting: an old tab must not spoil a new authorisation.
 */
export async function listenForCallback({ url, state, redirectUri }: Awaited): Promise<CallbackListener> {
  const back = new URL(redirectUri);
  const startPath = back.pathname === '/authorise' ? '/start' : '/authorise';
  let strays = 0;
  let receive: (parameters: URLSearchParams) => void = () => {};
  const answer = new Promise<URLSearchParams>((resolve) => {
    receive = resolve;
  });

  const judge = (parameters: URLSearchParams): Page => {
    if (parameters.get('state') !== state) {
      strays += 1;
      return pages.unknown;
    }
    receive(parameters);
    return pages.received;
  };
  const pageFor = async (request: IncomingMessage): Promise<Page> => {
    const asked = new URL(request.url ?? '/', back.origin);
    // Another name for this address would be a page of somebody else's that tries to reach it (DNS rebinding).
    if (request.headers.host !== back.host || asked.pathname !== back.pathname) return pages.nothing;
    if (request.method === 'POST') {
      const parameters = new URLSearchParams(await bodyOf(request));
      return parameters.size === 0 ? pages.empty : judge(parameters);
    }
    if (request.method !== 'GET') return pages.nothing;
    const answers = ['code', 'error', 'state'].some((name) => asked.searchParams.has(name));
    return answers ? judge(asked.searchParams) : pages.fragment;
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.headers.host === back.host && request.url === startPath) {
      response.writeHead(302, { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
      return;
    }
    pageFor(request).then(
      (page) => send(response, page),
      () => response.destroy(),
    );
  });
  const host = back.hostname.replace(/^\[|\]$/g, '');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(back.port === '' ? 80 : back.port), host, resolve);
  });
  return {
    startUrl: `${back.origin}${startPath}`,
    answer,
    strays: () => strays,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, page: Page): void {
  response.writeHead(page.status, { ...pageHeaders, connection: 'close' }).end(renderPage(page));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new RangeError('too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
