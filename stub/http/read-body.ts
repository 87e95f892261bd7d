import { rfcClause } from '../../schemas/statements/clause.ts';
import { ownCode, refuse } from './api-error.ts';
import { because } from './why.ts';

/** The largest request body this bank reads, in bytes; a consent of all codes needs about one thousand. */
export const bodyLimit = 65_536;

/** Bodies of requests that were made of what was read before. */
const known = new WeakMap<Request, Uint8Array>();

/** How many bytes the body of a request is said to have; undefined where that is not told. */
function toldLength(request: Request): number | undefined {
  const told = request.headers.get('content-length');
  return told === null ? undefined : Number(told);
}

/**
 * Requests like this one, whose body is read once for all of them; undefined where it may be larger than what is kept for that, or of a
 * length that nobody knows.
 */
export async function repeatable(request: Request): Promise<(() => Request) | undefined> {
  const length = toldLength(request);
  if (length === undefined || !(length <= bodyLimit)) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const { url, method, headers } = request;
  return () => {
    const copy = new Request(url, { method, headers, body: bytes });
    known.set(copy, bytes);
    return copy;
  };
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
  const told = toldLength(request);
  if (told !== undefined && told > largest) throw tooLarge();
  if (told !== undefined) {
    const whole = known.get(request) ?? new Uint8Array(await request.arrayBuffer());
    // Whoever calls within this process may say what is not so.
    if (whole.byteLength > largest) throw tooLarge();
    return whole;
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
