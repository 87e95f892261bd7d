import type { Profile, ProfileName } from './profile.ts';
import type { Release } from './release.ts';
import type { Report } from './report.ts';

/** On what terms evidence is judged. All may be left out. */
export interface JudgeOptions {
  /** The name of a profile, the path of a profile file, or a profile; that of the run, or `service`, when left out. */
  readonly profile?: ProfileName | (string & {}) | Profile;
  /** That of the run, or the latest, when left out. */
  readonly release?: Release;
  /** Only rules whose id matches one of these globs: `AISP-BAL-*`. */
  readonly only?: readonly string[];
  /** Of a recording from elsewhere: the path of the interface, `/` for the root. */
  readonly basePath?: string;
}

/** What a judge found. */
export interface Judgement {
  readonly report: Report;
  /** Of a recording from elsewhere: how many of its entries were not judged, by the reason. Empty for the archive of a run. */
  readonly leftOut: Readonly<Record<string, number>>;
}
