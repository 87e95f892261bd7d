import { type AnswerBounds, tooManyHeaders, tooSlow } from './answer-bounds.ts';
import type { PlaywrightContexts } from './playwright-contexts.ts';
import { type Transport, TransportError } from './transport.ts';
import { unpackBody } from './unpack-body.ts';
import { type AnswerWatch, watchingAnswer } from './watched-answer.ts';

/**
 * Bytes above which an answer is worth freeing: keeping smaller ones until the end of a run costs less than the round trip that
 * would free them.
 */
const worthDisposing = 65_536;

/** Carries requests through Playwright, so that its proxies and client certificates apply, and cuts answers beyond their bounds. */
export function playwrightTransport(contexts: PlaywrightContexts): Transport {
  const { bounds } = contexts;
  return async (request, timeoutMs) => {
    if (request.bare) return await contexts.bare(request, timeoutMs);
    const { method, url, headers, body, certificate = 'own' } = request;
    const { origin } = new URL(url);
    const { context, giveBack } = await contexts.context(origin, certificate);
    // An answer that did not come whole may have left something behind unseen.
    let left = true;
    try {
      return await watchingAnswer(bounds, async (watch) => {
        const response = await context
          .fetch(url, {
            method,
            headers: { ...headers },
            timeout: timeoutMs,
            maxRedirects: 0,
            failOnStatusCode: false,
            ...(body === undefined ? {} : { data: Buffer.from(body) }),
          })
          .catch((error: unknown) => {
            throw failureOf(error, watch, { bounds, timeoutMs });
          });
        if (!watch.begun) throw new TypeError('an answer came past those who watch its size');
        const received = response.headersArray().map(({ name, value }) => [name, value] as const);
        left = received.some(([name]) => name.toLowerCase() === 'set-cookie');
        const sent = await response.body();
        if (sent.byteLength > worthDisposing) await response.dispose();
        return {
          status: response.status(),
          headers: received,
          body: new Uint8Array(await unpackBody(sent, watch.encoding, bounds)),
        };
      });
    } finally {
      giveBack(left);
    }
  };
}

function failureOf(
  error: unknown,
  { begun, cut }: AnswerWatch,
  { bounds, timeoutMs }: { readonly bounds: AnswerBounds; readonly timeoutMs: number },
): TransportError {
  if (cut !== undefined) return cut;
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  if (/header overflow/i.test(message)) return tooManyHeaders(bounds);
  if (!/timeout/i.test(message)) {
    return new TransportError(/\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? 'failed', message);
  }
  return begun ? tooSlow(timeoutMs) : new TransportError('timeout', message);
}
