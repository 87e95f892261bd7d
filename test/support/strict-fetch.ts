import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** What a client trusts and shows, in PEM. */
export interface Identity {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** The part of the fetch standard that clients of OAuth need, with a client certificate; redirects are handed over. */
export function fetchAs(identity: Identity = {}) {
  return async (
    url: string | URL,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: ConstructorParameters<typeof Headers>[0]; body?: unknown } = {},
  ): Promise<Response> => {
    const to = new URL(url);
    const send = to.protocol === 'https:' ? tlsRequest : plainRequest;
    const sent = Object.fromEntries(new Headers(headers));
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const request = send(to, { ...identity, method, headers: sent, agent: false }, resolve).on('error', reject);
      request.end(body === undefined || body === null ? undefined : String(body));
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) received.append(name, each);
    }
    const bytes = await buffer(answer);
    const status = answer.statusCode ?? 0;
    return new Response(bytes.byteLength === 0 ? null : new Uint8Array(bytes), { status, headers: received });
  };
}
