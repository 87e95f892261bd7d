import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { type AnswerBounds, BodyCount, checkHeaders } from './answer-bounds.ts';
import { headerLines } from './header-lines.ts';
import { TransportError } from './transport.ts';

/** What is seen of the answer to one call while somebody else's client reads it. */
export interface AnswerWatch {
  /** Set once its headers are there. */
  readonly begun: boolean;
  /** Its Content-Encoding, which the client does not get to see: unpacking is bounded, and ours. */
  readonly encoding: string | undefined;
  /** Why it was broken off. */
  readonly cut: TransportError | undefined;
}

type Watching = { -readonly [name in keyof AnswerWatch]: AnswerWatch[name] } & { readonly bounds: AnswerBounds };

const calls = new AsyncLocalStorage<Watching>();
let subscribed = false;

/**
 * Does some work that makes one call through Node's HTTP client, however deep in a library, and cuts its answer where that goes beyond
 * its bounds, while it is read. Playwright has no such bounds: it keeps whatever comes, and unpacks it into memory.
 */
export async function watchingAnswer<T>(bounds: AnswerBounds, work: (watch: AnswerWatch) => Promise<T>): Promise<T> {
  if (!subscribed) subscribe('http.client.response.finish', onAnswer);
  subscribed = true;
  const watch: Watching = { begun: false, encoding: undefined, cut: undefined, bounds };
  return await calls.run(watch, () => work(watch));
}

/** Called by Node when the headers of an answer are there, before anybody else gets to see it. */
function onAnswer(message: unknown): void {
  const watch = calls.getStore();
  if (watch === undefined || typeof message !== 'object' || message === null || !('response' in message)) return;
  const { response } = message;
  if (response instanceof IncomingMessage) bound(response, watch);
}

function bound(response: IncomingMessage, watch: Watching): void {
  const count = new BodyCount(watch.bounds);
  const cut = (reason: TransportError) => {
    watch.cut ??= reason;
    response.destroy();
  };
  watch.begun = true;
  watch.encoding = response.headers['content-encoding'];
  delete response.headers['content-encoding'];
  try {
    checkHeaders(headerLines(response), watch.bounds);
  } catch (error) {
    if (error instanceof TransportError) cut(error);
  }
  // To listen before the client does would let the body run past it.
  response.on('newListener', function begin(event) {
    if (event !== 'data') return;
    response.off('newListener', begin);
    response.on('data', (piece: Uint8Array) => {
      const reason = count.add(piece);
      if (reason !== undefined) cut(reason);
    });
  });
}
