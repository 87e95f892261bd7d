import type { IncomingMessage } from 'node:http';
import { rfcClause } from '../../schemas/statements/clause.ts';
import { ownCode, refuse } from './api-error.ts';
import { because } from './why.ts';

/** The largest request body this bank reads, in bytes; a consent of all codes needs about one thousand. */
export const bodyLimit = 65_536;

/** Bodies that were read from their requests before somebody asked for them. */
const known = new WeakMap<Request, Uint8Array<ArrayBuffer>>();

/** How many bytes the body of a request is said to have; undefined where that is not told. */
function toldLength(request: Request): number | undefined {
  const told = request.headers.get('content-length');
  return told === null ? undefined : Number(told);
}

/**
 * Reads the body of a request ahead, so that `readBody` tells it as often as it is asked; false where it may be larger than what is kept
 * for that, or of a length that nobody knows; at once where there is nothing to read. Whoever reads it in another way reads that of `whole`. `incoming` is the same as Node has it.
 */
export function readAhead(request: Request, incoming: IncomingMessage | undefined): boolean | Promise<boolean> {
  // A message that says nothing of a body has none: RFC 7230, 3.3.3.
  const none = incoming !== undefined && incoming.headers['transfer-encoding'] === undefined ? 0 : undefined;
  const length = toldLength(request) ?? none;
  if (length === undefined || !(length <= bodyLimit)) return false;
  if (length > 0) return keepBody(request);
  known.set(request, new Uint8Array());
  return true;
}

async function keepBody(request: Request): Promise<boolean> {
  known.set(request, new Uint8Array(await request.arrayBuffer()));
  return true;
}

/** A request that anybody can read: itself, or one like it where its body was read ahead. Making one costs as much as a consent. */
export function whole(request: Request): Request {
  const body = known.get(request);
  if (body === undefined) return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, ...(body.byteLength === 0 ? {} : { body }) });
}

/** Reads the body, and stops with 413 as soon as it is larger than `largest` bytes. */
export async function readBody(request: Request, largest = bodyLimit): Promise<Uint8Array> {
  const tooLarge = () => {
    const message = `The body is larger than the ${largest} bytes that this bank accepts`;
    const why = because(
      'body',
      rfcClause(7231, '6.5.11'),
      () =>
        `A body of at most ${largest} bytes: a consent request with every permission code needs about one thousand.`,
    );
    return refuse(413, ownCode('Body.TooLarge'), message, why);
  };
  const ahead = known.get(request);
  const told = ahead?.byteLength ?? toldLength(request);
  if (told !== undefined && told > largest) throw tooLarge();
  if (told !== undefined) {
    const bytes = ahead ?? new Uint8Array(await request.arrayBuffer());
    // Whoever calls within this process may say what is not so.
    if (bytes.byteLength > largest) throw tooLarge();
    return bytes;
  }
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
