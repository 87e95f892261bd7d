import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { BankEnv } from '../http/bank-env.ts';

/**
 * How an answer fails to arrive: the connection is reset; it is closed without a byte; the headers and half of the body come, and
 * then it is closed.
 */
export type Break = (typeof breaks)[number];

export const breaks = ['reset', 'empty', 'half'] as const;

export const isBreak = (value: unknown): value is Break => breaks.some((each) => each === value);

/** What tells the adapter that the answer has been sent, or never will be. It looks at its own kind of response no further: a clone is a plain one. */
const alreadySent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } }).clone();

const half = (bytes: Uint8Array) => bytes.subarray(0, Math.ceil(bytes.byteLength / 2));

/** The failure of a call whose answer does not arrive, as `fetch` has it. */
export class BrokenOffError extends TypeError {
  constructor(code: string, message: string) {
    super('fetch failed', { cause: Object.assign(new Error(message), { code }) });
  }
}

const failed = (code: string, message: string) => new BrokenOffError(code, message);

/** Without a socket there is nothing to break but the promise: it is rejected as `fetch` rejects, and a half body ends in an error. */
function withoutSocket(how: Break, response: Response, bytes: Uint8Array): Response {
  if (how === 'empty') throw failed('UND_ERR_SOCKET', 'other side closed');
  if (how === 'reset' || bytes.byteLength === 0) throw failed('ECONNRESET', 'read ECONNRESET');
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(half(bytes)),
    pull: (stream) => stream.error(failed('UND_ERR_SOCKET', 'other side closed')),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Ends a connection so that its other side is told of a failure; over TLS it is cut off without a word. */
function reset({ socket }: ServerResponse): void {
  if (socket?.constructor === Socket) socket.resetAndDestroy();
  else socket?.destroy();
}

async function sendHalf(outgoing: ServerResponse, response: Response, bytes: Uint8Array): Promise<void> {
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    'content-length': String(bytes.byteLength),
  });
  await new Promise<void>((sent) => {
    outgoing.once('close', sent);
    outgoing.write(half(bytes), () => sent());
  });
  outgoing.socket?.destroySoon();
}

/** Has an answer fail to arrive. An answer without a body has no half: its connection is reset. */
export async function brokenAnswer(
  how: Break,
  response: Response,
  env: BankEnv['Bindings'] | undefined,
): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const outgoing = env?.outgoing;
  if (outgoing === undefined) return withoutSocket(how, response, bytes);
  if (how === 'empty') outgoing.socket?.destroySoon();
  else if (how === 'reset' || bytes.byteLength === 0) reset(outgoing);
  else await sendHalf(outgoing, response, bytes);
  return alreadySent();
}
