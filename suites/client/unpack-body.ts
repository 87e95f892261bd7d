import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate } from 'node:zlib';
import { type AnswerBounds, checkValues, unpackedBound } from './answer-bounds.ts';
import { TransportError } from './transport.ts';

/**
 * A body that breaks off in the middle of its packing is taken as far as it goes: the rest is seen to be missing from what
 * came.
 */
const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const lenientBrotli = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const [ungzip, unbrotli, undeflate] = [promisify(gunzip), promisify(brotliDecompress), promisify(inflate)];

type Unpacker = (body: Uint8Array, maxOutputLength: number) => Promise<Buffer>;

const unpackers: ReadonlyMap<string, Unpacker> = new Map<string, Unpacker>([
  ['gzip', (body, maxOutputLength) => ungzip(body, { ...lenient, maxOutputLength })],
  ['x-gzip', (body, maxOutputLength) => ungzip(body, { ...lenient, maxOutputLength })],
  ['br', (body, maxOutputLength) => unbrotli(body, { ...lenientBrotli, maxOutputLength })],
  ['deflate', (body, maxOutputLength) => undeflate(body, { maxOutputLength })],
]);

/**
 * A body as its sender meant it, whatever Content-Encoding it was sent with; one of an unknown encoding stays as it is. Rejects with a
 * TransportError, before any more is unpacked, where it goes beyond its bounds. Clause: RFC 9110, section 8.4.
 */
export async function unpackBody(
  body: Uint8Array,
  encoding: string | undefined,
  bounds: AnswerBounds,
): Promise<Uint8Array> {
  const unpacked = await unpack(body, encoding, bounds);
  checkValues(unpacked, bounds);
  return unpacked;
}

async function unpack(body: Uint8Array, encoding: string | undefined, bounds: AnswerBounds): Promise<Uint8Array> {
  const unpacker = unpackers.get(encoding?.trim().toLowerCase() ?? '');
  if (unpacker === undefined || body.byteLength === 0) return body;
  const { bytes, beyond } = unpackedBound(body.byteLength, bounds);
  try {
    return await unpacker(body, bytes);
  } catch (error) {
    if (error instanceof RangeError) throw beyond;
    const why = error instanceof Error ? error.message : String(error);
    throw new TransportError('failed', `The body cannot be unpacked as ${encoding}: ${why}.`);
  }
}
