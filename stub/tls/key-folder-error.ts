import { FileError } from '../../files/file-error.ts';

/** Raised for a folder of keys and certificates that cannot be used; `message` names the file and the cure. */
export class KeyFolderError extends Error {
  override readonly name = 'KeyFolderError';
  readonly code = 'BAD_KEYS';
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is there already: another program writes to the same place',
  ENOTDIR: 'is a file, or leads through one',
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'is not open to this user',
  EPERM: 'is not open to this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
};

/** Reads or writes at a path, and says in words what the file system objects to. Throws a KeyFolderError. */
export function withFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    const reason = reasons[code] ?? (cause instanceof FileError ? cause.message : `cannot be used (${code})`);
    throw new KeyFolderError(`${path} ${reason}. Name a folder that you can read and write.`, { cause });
  }
}
