import type { ServedRelease } from '../schemas/releases.ts';
import { resolveRelease } from '../suites/target/load-release.ts';
import { AispError } from './public/aisp-error.ts';

/** The release of this name, the latest without one. Throws an AispError that lists those that can be used. */
export function requireRelease(name: string | undefined): ServedRelease {
  const release = resolveRelease(name);
  if (typeof release !== 'string') throw new AispError('UNKNOWN_RELEASE', release.message, release.cure);
  return release;
}
