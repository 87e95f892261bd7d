import type { Limits } from '../target/target.ts';
import { tooManyValues } from './json-values.ts';
import { TransportError } from './transport.ts';

/** What one answer may be, however large or long its sender makes it. */
export interface AnswerBounds {
  /** Bytes of names and values of all headers together. */
  readonly headerBytes: number;
  /** Bytes of the body as it was sent. */
  readonly bodyBytes: number;
  /** Bytes of the body once it is unpacked. */
  readonly unpackedBytes: number;
  /** How many times as large as it was sent a body may be once it is unpacked; small ones may have any ratio. */
  readonly ratio: number;
}

/** Node reads no more of headers than this, whatever the configuration says. */
export const mostHeaderBytes = 16_384;
/** Most pieces of a body: one in more pieces is made to fill the memory of its reader. */
export const mostPieces = 50_000;
/** What an unpacked body may hold at any ratio: a short list is easily a hundred times as large as it is packed. */
const anyRatioBytes = 1_048_576;

/** Bytes of the largest unpacked body for each value that its JSON may hold: one of the standard takes twenty, and as many blanks. */
const bytesOfValue = 40;
/** The same for each record of a list. */
const bytesOfRecord = 800;

/** The bounds of a configuration that says nothing. */
export const usualBounds: AnswerBounds = {
  headerBytes: mostHeaderBytes,
  bodyBytes: 4_194_304,
  unpackedBytes: 8_388_608,
  ratio: 200,
};

/** The bounds of a configuration. */
export function boundsOf(limits: Limits): AnswerBounds {
  const { maxHeaderBytes, maxBodyBytes, maxUnpackedBytes, maxRatio } = limits;
  return {
    headerBytes: maxHeaderBytes ?? usualBounds.headerBytes,
    bodyBytes: maxBodyBytes ?? usualBounds.bodyBytes,
    unpackedBytes: maxUnpackedBytes ?? Math.max(usualBounds.unpackedBytes, maxBodyBytes ?? 0),
    ratio: maxRatio ?? usualBounds.ratio,
  };
}

/** Throws a TransportError where the headers of an answer go beyond their bound. */
export function checkHeaders(headers: Iterable<readonly [name: string, value: string]>, bounds: AnswerBounds): void {
  let bytes = 0;
  for (const [name, value] of headers) bytes += name.length + value.length;
  if (bytes > bounds.headerBytes) throw tooManyHeaders(bounds);
}

export function tooManyHeaders({ headerBytes }: AnswerBounds): TransportError {
  return new TransportError('cut-headers', `The answer was cut: its headers hold more than ${headerBytes} bytes.`);
}

/** What a timeout means where the answer had begun by then. */
export function tooSlow(timeoutMs: number): TransportError {
  return new TransportError('cut-time', `The answer was cut: it had begun, and did not end within ${timeoutMs} ms.`);
}

/** Counts a body while it is read. */
export class BodyCount {
  readonly #bounds: AnswerBounds;
  #bytes = 0;
  #pieces = 0;

  constructor(bounds: AnswerBounds) {
    this.#bounds = bounds;
  }

  /** Counts one piece more; the reason to read no further where it is one too many. */
  add(piece: Uint8Array): TransportError | undefined {
    const { bodyBytes } = this.#bounds;
    this.#bytes += piece.byteLength;
    this.#pieces += 1;
    if (this.#bytes > bodyBytes) return cutBody(`its body holds more than ${bodyBytes} bytes`);
    return this.#pieces > mostPieces ? cutBody(`its body comes in more than ${mostPieces} pieces`) : undefined;
  }
}

function cutBody(what: string): TransportError {
  return new TransportError('cut-body', `The answer was cut: ${what}.`);
}

/** The most that a body of so many bytes may hold once it is unpacked, and the reason to unpack no further. */
export function unpackedBound(
  packedBytes: number,
  { unpackedBytes, ratio }: AnswerBounds,
): { readonly bytes: number; readonly beyond: TransportError } {
  const byRatio = Math.max(anyRatioBytes, packedBytes * ratio);
  const [code, bytes, why] =
    byRatio < unpackedBytes
      ? (['cut-ratio', byRatio, ` of which ${packedBytes} were sent, more than 1 for ${ratio}`] as const)
      : (['cut-unpacked', unpackedBytes, ''] as const);
  const message = `The answer was cut: unpacked, its body holds more than ${bytes} bytes${why}.`;
  return { bytes, beyond: new TransportError(code, message) };
}

/** Throws a TransportError where a body, once it is unpacked, is JSON of more values than its size can be about. */
export function checkValues(body: Uint8Array, { unpackedBytes }: AnswerBounds): void {
  const most = {
    values: Math.floor(unpackedBytes / bytesOfValue),
    together: Math.floor(unpackedBytes / bytesOfRecord),
  };
  const found = tooManyValues(body, most);
  if (found === undefined) return;
  const what = found === 'values' ? `${most.values} values` : `${most.together} values in one list or object`;
  throw new TransportError('cut-values', `The answer was cut: its JSON holds more than ${what}.`);
}
