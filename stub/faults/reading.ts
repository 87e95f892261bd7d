import type { Serve } from './fault.ts';

/** The bank as it is to who has another text in the place of a consent request: what it reads into what came. */
export function readingConsents(read: (text: string) => string): Serve {
  return (usual) => async (request, env) => {
    if (request.method !== 'POST' || !request.url.endsWith('/account-access-consents')) return usual(request, env);
    const { method, url } = request;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    return usual(new Request(url, { method, headers, body: read(await request.text()) }), env);
  };
}
