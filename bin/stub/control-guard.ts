import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { type Guard, openTo } from '../../stub/control/guard.ts';
import { UsageError } from '../exit.ts';

/** What `aisp stub` was told of the control plane beyond this machine. */
export interface ControlOptions {
  /** The name by which callers from elsewhere call the bank. */
  readonly controlHost?: string;
  /** A file that holds the key. */
  readonly controlKey?: string;
}

const variable = 'AISP_CONTROL_KEY';
const shortest = 16;

/**
 * The guard of a control plane that is open to others than this machine as well; undefined for one that is not. Throws a UsageError
 * for a name without a key, a key without a name, and a key that can be guessed.
 */
export function controlGuard({ controlHost: host, controlKey: file }: ControlOptions): Guard | undefined {
  if (host === undefined) {
    if (file === undefined) return undefined;
    throw new UsageError('--control-key opens nothing without --control-host.', 'Say by which name callers come.');
  }
  const key = file === undefined ? (process.env[variable] ?? '') : keyIn(file);
  if (key === '') {
    const cure = `Put one of ${shortest} characters or more into ${variable}, or name a file that holds it by --control-key.`;
    throw new UsageError('--control-host needs a key.', cure);
  }
  if (key.length < shortest) {
    throw new UsageError(`The key of the control plane is short of ${shortest} characters.`, 'Take a longer one.');
  }
  return openTo({ host, key });
}

function keyIn(file: string): string {
  try {
    return readText(file, 'secret').trim();
  } catch (error) {
    throw new UsageError(
      `The key of the control plane cannot be read from ${file} (${reasonOf(error)}).`,
      'Name a readable file by --control-key.',
    );
  }
}
