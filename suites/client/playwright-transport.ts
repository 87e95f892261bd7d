import type { PlaywrightContexts } from './playwright-contexts.ts';
import { type Transport, TransportError } from './transport.ts';

/** Carries requests through Playwright, so that its proxies and client certificates apply. */
export function playwrightTransport(contexts: PlaywrightContexts): Transport {
  return async (request, timeoutMs) => {
    if (request.bare) return await contexts.bare(request, timeoutMs);
    const { method, url, headers, body, certificate = 'own' } = request;
    const { origin } = new URL(url);
    const context = await contexts.context(origin, certificate);
    try {
      const response = await context.fetch(url, {
        method,
        headers: { ...headers },
        timeout: timeoutMs,
        maxRedirects: 0,
        failOnStatusCode: false,
        ...(body === undefined ? {} : { data: Buffer.from(body) }),
      });
      const received = response.headersArray().map(({ name, value }) => [name, value] as const);
      if (received.some(([name]) => name.toLowerCase() === 'set-cookie')) contexts.forget(origin, certificate);
      // Not disposed of one by one: that costs a round trip each, and the context frees them all at the end of the run.
      return { status: response.status(), headers: received, body: new Uint8Array(await response.body()) };
    } catch (error) {
      const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
      const code = /timeout/i.test(message) ? 'timeout' : (/\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? 'failed');
      throw new TransportError(code, message);
    }
  };
}
