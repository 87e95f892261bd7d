/** The twelve releases of version 3.1. All share one wire path, so the release comes from configuration, never from a response. */
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
] as const;

/**
 * The releases of version 4.0, of which the schemas know, and nothing else does yet: no bank, no run and no command takes one.
 * They share a wire path of their own.
 */
export const laterReleases = ['4.0.0', '4.0.1'] as const;

/** All of them, the oldest first. */
export const everyRelease = [...releases, ...laterReleases] as const;

export type Release = (typeof everyRelease)[number];

/** A release that runs, judges and commands take. */
export type ServedRelease = (typeof releases)[number];

export const latestRelease: ServedRelease = '3.1.11';

/** A span of releases, both ends included; an absent end is open. */
export interface ReleaseRange {
  readonly since?: Release;
  readonly until?: Release;
}

export function isRelease(value: string): value is ServedRelease {
  return (releases as readonly string[]).includes(value);
}

/** True for every release that the schemas know, those of version 4.0 included. */
export function isKnownRelease(value: string): value is Release {
  return (everyRelease as readonly string[]).includes(value);
}

/** True when `release` lies in `range`. */
export function inRange(release: Release, range: ReleaseRange): boolean {
  const at = everyRelease.indexOf(release);
  const from = range.since === undefined ? 0 : everyRelease.indexOf(range.since);
  const to = range.until === undefined ? everyRelease.length - 1 : everyRelease.indexOf(range.until);
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

/** The last release in `ranges`; a TypeError when none is. */
export function lastIn(ranges: ReleaseRanges): Release {
  const last = releases.findLast((release) => inRanges(release, ranges));
  if (last === undefined) throw new TypeError('no release lies in this range');
  return last;
}
