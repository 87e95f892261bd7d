import type { Release } from '../schemas/releases.ts';
import { resolveRelease } from '../suites/target/load-release.ts';
import { AispError } from './public/aisp-error.ts';

/** The release of this name, the usual one without a name. Throws an AispError that lists those that can be used. */
export function requireRelease(name: string | undefined): Release {
  const release = resolveRelease(name);
  if (typeof release !== 'string') throw new AispError('UNKNOWN_RELEASE', release.message, release.cure);
  return release;
}
