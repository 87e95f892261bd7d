import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { bounds, inWords } from './bounds.ts';
import { FileError } from './file-error.ts';

/** What a bound is called by, or a number of bytes. */
export type Bound = keyof typeof bounds | number;

/** A file that is open, and is one. */
export interface OpenFile {
  /** In bytes, when it was opened. */
  readonly size: number;
  /** Fills as much of a buffer as there is from a position on, and returns how much that was. */
  read(buffer: Buffer, position: number): number;
}

const kinds = [
  ['isFIFO', 'is a pipe'],
  ['isSocket', 'is a socket'],
  ['isCharacterDevice', 'is a device'],
  ['isBlockDevice', 'is a device'],
] as const satisfies readonly (readonly [keyof Stats, string])[];

/** Throws a FileError for what is no regular file: a folder, a pipe that nobody may ever write to, a device without an end. */
export function requireRegular(path: string | URL, stat: Stats): void {
  if (stat.isFile()) return;
  if (stat.isDirectory()) throw new FileError('EISDIR', path, 'is a folder');
  const [, what] = kinds.find(([is]) => stat[is]()) ?? [undefined, 'is something else'];
  throw new FileError('NOT_A_FILE', path, `${what}, and no regular file`);
}

/**
 * The one way in which this package reads what a file, a form, an option or a variable names. The path is opened once, and what was
 * opened is looked at: nobody can put something else there in between. No pipe is waited for. Throws a FileError, or what the system
 * throws.
 */
export function withOpenFile<T>(path: string | URL, use: (file: OpenFile) => T): T {
  // Absent on Windows, which has no such pipes among its files.
  const { O_RDONLY, O_NONBLOCK = 0, O_NOCTTY = 0 } = constants;
  const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  try {
    const stat = fstatSync(file);
    requireRegular(path, stat);
    const read = (buffer: Buffer, position: number): number => {
      let filled = 0;
      for (let got = -1; got !== 0 && filled < buffer.length; filled += got) {
        got = readSync(file, buffer, filled, buffer.length - filled, position + filled);
      }
      return filled;
    };
    return use({ size: stat.size, read });
  } finally {
    closeSync(file);
  }
}

/** A file, whole. Throws a FileError for more than the bound, too, however little the file system says that there is. */
export function readBytes(path: string | URL, bound: Bound): Buffer {
  const most = typeof bound === 'number' ? bound : bounds[bound];
  const tooLarge = (size: string) =>
    new FileError('TOO_LARGE', path, `has ${size}, and the most that is read of such a file is ${inWords(most)}`);
  return withOpenFile(path, ({ size, read }) => {
    if (size > most) throw tooLarge(inWords(size));
    // Files of the system say that they have nothing, and files grow.
    const pieces: Buffer[] = [];
    let length = 0;
    for (let next = size + 1; ; next = 65_536) {
      const piece = Buffer.alloc(Math.min(next, most + 1 - length));
      const got = read(piece, length);
      pieces.push(piece.subarray(0, got));
      length += got;
      if (length > most) throw tooLarge(`more than ${inWords(most)}`);
      if (got < piece.length) return pieces.length === 1 ? piece.subarray(0, got) : Buffer.concat(pieces, length);
    }
  });
}

/** The text of a file in UTF-8. Throws as `readBytes` does. */
export function readText(path: string | URL, bound: Bound): string {
  return readBytes(path, bound).toString('utf8');
}

/** As much as the first bytes of a file as text. Throws as `withOpenFile` does. */
export function readBeginning(path: string, bytes: number): string {
  return withOpenFile(path, ({ size, read }) => {
    const buffer = Buffer.alloc(Math.min(bytes, Math.max(size, 1)));
    return buffer.toString('utf8', 0, read(buffer, 0));
  });
}
