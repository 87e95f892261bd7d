import { reasonOf } from '../files/file-error.ts';
import { replaceFile, writeNew } from '../files/write-file.ts';
import { UsageError } from './exit.ts';

const cure = 'Name a file that you can write to with --out.';

/** Writes a file that somebody asked for, over one that is there; not through a link. Throws a UsageError where it cannot. */
export function writeOutput(path: string, content: string | Uint8Array): void {
  try {
    replaceFile(path, content);
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${reasonOf(error)}).`, cure);
  }
}

/** The same for a file that may not be there yet. */
export function writeNewOutput(path: string, content: string): void {
  try {
    writeNew(path, content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST'
      ? new UsageError(`${path} is there already.`, 'Remove it, or name another with --out.')
      : new UsageError(`${path} cannot be written (${reasonOf(error)}).`, cure);
  }
}
