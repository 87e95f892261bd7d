import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DispatchFunc, InjectOptions } from 'light-my-request';

/** A handler in the way of Node, as the provider is one. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What carries a request to such a handler, loaded when it is first needed: a bank without OpenID never does. */
export const loadInject = () => import('light-my-request');

/** The provider's own session is of no use here, where each authorisation begins with a login. */
const withoutSession = (cookies: string) =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

/** Headers that belong to a connection, and there was none: whoever sends the response sets them anew. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** What a proxy says of the address it was called by: only whoever starts the bank may say that. */
const ofProxies = /^(forwarded|x-forwarded-.*|x-original-.*|x-real-ip|x-rewrite-url)$/;

function headersOf(request: Request, url: URL): Record<string, string> {
  const headers = Object.fromEntries(
    [...request.headers].filter(([name]) => !ofTheConnection.has(name) && !ofProxies.test(name)),
  );
  const cookie = withoutSession(headers.cookie ?? '');
  delete headers.cookie;
  return {
    ...headers,
    ...(cookie === '' ? {} : { cookie }),
    host: url.host,
    'x-forwarded-proto': url.protocol.slice(0, -1),
  };
}

/** Has a handler of Node answer a request of the fetch standard, so that a bank can be called with and without a port. */
export async function throughNode(handler: NodeHandler, request: Request, body: Uint8Array): Promise<Response> {
  const url = new URL(request.url);
  const { default: inject } = await loadInject();
  const answer = await inject(handler as DispatchFunc, {
    method: request.method as NonNullable<InjectOptions['method']>,
    url: url.pathname + url.search,
    headers: headersOf(request, url),
    ...(body.byteLength === 0 ? {} : { payload: Buffer.from(body) }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (ofTheConnection.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, String(each));
    }
  }
  const { rawPayload } = answer;
  return new Response(rawPayload.byteLength === 0 ? null : new Uint8Array(rawPayload), {
    status: answer.statusCode,
    headers,
  });
}
