import type { Release } from '../schemas/releases.ts';
import { resolveRelease } from '../suites/target/load-release.ts';
import { UsageError } from './exit.ts';

/** The release of `--release`. Throws a UsageError that lists those that can be used. */
export function requireRelease(name: string | undefined): Release {
  const release = resolveRelease(name);
  if (typeof release !== 'string') throw new UsageError(release.message, release.cure);
  return release;
}
