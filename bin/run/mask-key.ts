import { createHash, createHmac } from 'node:crypto';
import { UsageError } from '../exit.ts';

const shortest = 16;

/**
 * The key of `--mask-key`, in base64, from the variable that it names: a passphrase of 16 characters or more. Whoever has it can try
 * values against the masks, so it never stands on a command line. Throws a UsageError that shows nothing of it.
 */
export function loadMaskKey(source: string, env: NodeJS.ProcessEnv): string {
  const [, name] = /^env:(.+)$/.exec(source) ?? [];
  if (name === undefined) {
    throw new UsageError('--mask-key takes no key.', 'Name the variable that holds it: --mask-key env:NAME.');
  }
  const value = env[name] ?? '';
  if (value.trim().length >= shortest) return createHash('sha256').update(value.trim()).digest('base64');
  const what = value === '' ? 'is not set' : `is shorter than ${shortest} characters`;
  throw new UsageError(`The environment variable ${name} ${what}.`, 'Make a value with: openssl rand -base64 32');
}

/** A name by which two keys can be found to be the same, and nothing else about them. */
export function maskKeyId(key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update('aisp mask key').digest('hex').slice(0, 16);
}
