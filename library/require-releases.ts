import { basePathOf } from '../schemas/operations.ts';
import type { Release } from '../schemas/releases.ts';
import { AispError } from './public/aisp-error.ts';
import { requireRelease } from './require-release.ts';

/** What a bank speaks: a release, and one of the next version beside it where two are wanted. */
export interface RequiredReleases {
  readonly release: Release;
  readonly beside?: Release;
}

/**
 * The releases of these names, the latest without one; the older is the first, whichever was named first. Throws an AispError for a
 * name that no release has, and for several of one version: they share its path.
 */
export function requireReleases(names: readonly string[]): RequiredReleases {
  const named = [...new Set(names)].map((name): Release => requireRelease(name));
  const paths = new Set(named.map(basePathOf));
  if (paths.size < named.length) {
    throw new AispError(
      'RELEASES_OF_ONE_VERSION',
      `No bank speaks ${named.join(' and ')}: releases of one version share its path.`,
      'Name one release of each version, as in 3.1.11,4.0.1.',
    );
  }
  const [release = requireRelease(undefined), beside] = named.toSorted((one, other) =>
    basePathOf(one) < basePathOf(other) ? -1 : 1,
  );
  return beside === undefined ? { release } : { release, beside };
}
