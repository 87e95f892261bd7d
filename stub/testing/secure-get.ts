import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** What a caller trusts and shows, in PEM. */
export interface CallerTls {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly maxVersion?: 'TLSv1.1' | 'TLSv1.2';
}

/** An agent that keeps its connection. */
export const keeping = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Reads a URL over HTTPS, by default on a connection of its own. Rejects when there is none, or no trust. */
export async function secureGet(url: string, tls: CallerTls, agent: Agent | false = false) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(url, { ...tls, agent }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
