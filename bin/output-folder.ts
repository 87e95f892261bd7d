import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { replaceFile } from '../files/write-file.ts';
import { UsageError } from './exit.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is a file, or leads through one',
  ENOENT: 'cannot be made there',
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  ENAMETOOLONG: 'has too long a name',
};

/** The absolute path of a folder that exists and was just written to. Throws a UsageError otherwise. */
export function prepareOutputFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    const probe = join(folder, `.aisp-${process.pid}`);
    replaceFile(probe, '', { link: 'replaced' });
    rmSync(probe);
    return folder;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const reason = reasons[code] ?? `cannot be used (${code})`;
    throw new UsageError(`The output folder ${folder} ${reason}.`, 'Name a folder that you can write to with --out.');
  }
}

/**
 * Level by level: the recursive way of Node never returns where a file system refuses new folders with ENOENT, as /proc does. Of
 * what lies below a file some Nodes say that it is not there, others that the way is none: here it is always the latter.
 */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  if (found === undefined) {
    const above = dirname(folder);
    if (statSync(above, { throwIfNoEntry: false })?.isFile() === true) throw new NotAFolderError(above);
    makeFolder(above);
  }
  mkdirSync(folder);
}

class NotAFolderError extends Error {
  readonly code = 'ENOTDIR';

  constructor(path: string) {
    super(`${path} is not a folder`);
  }
}
