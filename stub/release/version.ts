import { basePathOf } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';

/** The releases that a bank speaks: one, or one of each version, the older first. Each has a path of its own. */
export type Releases = readonly [Release] | readonly [Release, Release];

/** The version of a release as it stands in paths: `v3.1`, `v4.0`. */
export function versionOf(release: Release): string {
  const [, , version = ''] = basePathOf(release).split('/');
  return version;
}
