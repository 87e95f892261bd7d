/**
 * The releases of the standard, the oldest first. Those of one version share a wire path, so the release comes from configuration, never
 * from a response.
 */
export const releases = [
  '3.1.0',
  '3.1.1',
  '3.1.2',
  '3.1.3',
  '3.1.4',
  '3.1.5',
  '3.1.6',
  '3.1.7',
  '3.1.8',
  '3.1.9',
  '3.1.10',
  '3.1.11',
  '4.0.0',
  '4.0.1',
] as const;

export type Release = (typeof releases)[number];

/** What stands in the wire path of a release: its patches share it. The oldest first. */
export const versions = ['3.1', '4.0'] as const;

export type Version = (typeof versions)[number];

/** The release that is meant where none is named: the latest of version 3.1, which is what this project is for. */
export const latestRelease: Release = '3.1.11';

/** A span of releases, both ends included; an absent end is open. */
export interface ReleaseRange {
  readonly since?: Release;
  readonly until?: Release;
}

export function isRelease(value: string): value is Release {
  return (releases as readonly string[]).includes(value);
}

export function versionOf(release: Release): Version {
  return inRange(release, { since: '4.0.0' }) ? '4.0' : '3.1';
}

/** The releases of a version, the oldest first. */
export function releasesOf(version: Version): readonly Release[] {
  return releases.filter((release) => versionOf(release) === version);
}

const places: ReadonlyMap<Release, number> = new Map(releases.map((release, place) => [release, place]));

const placeOf = (release: Release): number => places.get(release) ?? -1;

/** True when `release` lies in `range`. */
export function inRange(release: Release, range: ReleaseRange): boolean {
  const { since, until } = range;
  const at = placeOf(release);
  const from = since === undefined ? 0 : placeOf(since);
  const to = until === undefined ? releases.length - 1 : placeOf(until);
  return at >= from && at <= to;
}

/** One span of releases, or several that lie apart. */
export type ReleaseRanges = ReleaseRange | readonly ReleaseRange[];

function isList(ranges: ReleaseRanges): ranges is readonly ReleaseRange[] {
  return Array.isArray(ranges);
}

/** True when `release` lies in one of `ranges`. */
export function inRanges(release: Release, ranges: ReleaseRanges): boolean {
  return (isList(ranges) ? ranges : [ranges]).some((range) => inRange(release, range));
}

/** The release in which to show what only `ranges` have: the usual one where it is among them, else their last; a TypeError when there is none. */
export function usualIn(ranges: ReleaseRanges): Release {
  if (inRanges(latestRelease, ranges)) return latestRelease;
  const last = releases.findLast((release) => inRanges(release, ranges));
  if (last === undefined) throw new TypeError('no release lies in this range');
  return last;
}
