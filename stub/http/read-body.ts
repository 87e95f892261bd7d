import { rfcClause } from '../../schemas/statements/clause.ts';
import { ownCode, refuse } from './api-error.ts';
import { because } from './why.ts';

/** The largest request body this bank reads, in bytes; a consent of all codes needs about one thousand. */
export const bodyLimit = 65_536;

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
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge();
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
