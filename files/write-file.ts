import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileError } from './file-error.ts';
import { requireRegular } from './read-file.ts';

/** How a file is written. */
export interface WriteOptions {
  /** Permissions: `private` for this user alone. Those of the file that is replaced, or the usual ones, when left out. */
  readonly mode?: 'private' | number;
}

export interface ReplaceOptions extends WriteOptions {
  /**
   * What becomes of a link that waits under the name: `refused` when left out. `replaced` in a folder that is the writer's own: what it
   * led to is not touched.
   */
  readonly link?: 'refused' | 'replaced';
}

const linkError = (path: string) => new FileError('LINK', path, 'is a link, and nothing is written through links');

const bitsOf = (mode: WriteOptions['mode']): number | undefined => (mode === 'private' ? 0o600 : mode);

/** Absent on Windows, where making a link takes rights that nobody has by chance. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_WRONLY, O_RDWR, O_CREAT, O_APPEND } = constants;

/** Writes a file that is not there: with `EEXIST`, as the system throws it, where there is anything under the name, a dangling link too. */
export function writeNew(path: string, content: string | Uint8Array, { mode }: WriteOptions = {}): void {
  writeFileSync(path, content, { flag: 'wx', mode: bitsOf(mode) ?? 0o666 });
}

/**
 * Writes a file in one step, over one that is there: whoever reads at the same time finds the old file or the new one, and whoever is
 * stopped half-way leaves the old one. Never writes through a link, nor to a device, a pipe or a folder. Throws a FileError, or what the
 * system throws.
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array,
  { mode, link = 'refused' }: ReplaceOptions = {},
): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isSymbolicLink() === true) {
    if (link === 'refused') throw linkError(path);
  } else if (there !== undefined) requireRegular(path, there);
  const known = there?.isFile() === true ? there.mode & 0o777 : undefined;
  const staged = join(dirname(path), `.${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(staged, content, { flag: 'wx', mode: bitsOf(mode) ?? known ?? 0o666 });
    renameSync(staged, path);
  } catch (error) {
    rmSync(staged, { force: true });
    throw error;
  }
}

/** A file that is open for writing. */
export interface Appender {
  /** Hands a text or bytes to the system at once: what the system has, outlives this process. */
  write(content: string | Uint8Array): void;
  close(): void;
}

/** Opens a file to be written to its end: `anew` empties one that is there. Never through a link, never a device or a pipe. */
export function openAppender(
  path: string,
  { mode, anew = false }: WriteOptions & { readonly anew?: boolean },
): Appender {
  const file = openRegular(path, O_WRONLY | O_CREAT | O_APPEND, mode);
  if (anew) ftruncateSync(file);
  return {
    write(content) {
      for (let rest = Buffer.from(content); rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
    },
    close: () => closeSync(file),
  };
}

/** Adds to the end of a file. */
export function appendTo(path: string, content: string, options: WriteOptions = {}): void {
  const appender = openAppender(path, options);
  try {
    appender.write(content);
  } finally {
    appender.close();
  }
}

/** The descriptor of a file that is read and written in place, made where it is not there. Never through a link. */
export function openInPlace(path: string, { mode }: WriteOptions = {}): number {
  return openRegular(path, O_RDWR | O_CREAT, mode);
}

function openRegular(path: string, flags: number, mode: WriteOptions['mode']): number {
  let file: number;
  try {
    file = openSync(path, flags | O_NOFOLLOW | O_NONBLOCK, bitsOf(mode) ?? 0o666);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ELOOP' ? linkError(path) : error;
  }
  try {
    requireRegular(path, fstatSync(file));
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
