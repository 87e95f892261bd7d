import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';

/** What of its surroundings a process cannot use, and the cure. */
export interface Unusable {
  readonly what: string;
  readonly cure: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'may not be used',
  ENOTDIR: 'is no folder',
  EACCES: 'may not be used',
  EPERM: 'may not be used',
  EROFS: 'is read-only',
  ENOSPC: 'is full',
  EDQUOT: 'is full',
};

/** The folder for temporary files itself, and what we put there. */
const ours = /^(aisp-|$)/;

/** What an error of the system says of the surroundings of this process; undefined for any other error. */
export function unusableSurroundings(error: unknown): Unusable | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'uv_cwd') {
    return { what: 'The folder that you are in is not there any more.', cure: 'Go to one that is.' };
  }
  const reason = code === 'ENOENT' && !existsSync(tmpdir()) ? 'does not exist' : reasons[code];
  if (reason !== undefined && path !== undefined && ours.test(relative(tmpdir(), path))) {
    return {
      what: `The folder for temporary files, ${tmpdir()}, ${reason}.`,
      cure: 'Set TMPDIR to a folder that you can write to.',
    };
  }
  if (syscall === 'write' && path === undefined && code === 'ENOSPC') {
    return { what: 'Where the output goes there is no space left.', cure: 'Make room there.' };
  }
  return undefined;
}
