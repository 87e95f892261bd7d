import type { Verdict } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, type Release, versionOf } from '../../schemas/releases.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { judgeBank } from './bank-run.ts';

/** One run over the honest bank, as the page of coverage needs it. */
export interface CoverageRun {
  /** The profile, and the release where it is not the latest. */
  readonly name: string;
  /** Set for a run in another release than the latest: it is there for the rules that ended with that release. */
  readonly isEarlier: boolean;
  readonly requests: number;
  readonly verdicts: readonly Pick<Verdict, 'id' | 'outcome' | 'checked'>[];
}

/** The honest bank in both profiles and, for rules that ended with an earlier release, in the last release that has them. */
export async function coverageRuns(catalogue: readonly Rule[]): Promise<readonly CoverageRun[]> {
  const ends = catalogue.flatMap(({ releases }) => releases?.until ?? []);
  const earlier = new Set(ends.filter((release) => versionOf(release) === '3.1' && release !== latestRelease));
  const runs = [
    { profile: serviceProfile, release: latestRelease },
    { profile: fullProfile, release: latestRelease },
    ...[...earlier].sort().map((release: Release) => ({ profile: fullProfile, release })),
  ];
  const done: CoverageRun[] = [];
  for (const { profile, release } of runs) {
    const { archive, verdicts } = await judgeBank(catalogue, { profile, release });
    const isEarlier = release !== latestRelease;
    const name = isEarlier ? `${profile.name} ${release}` : profile.name;
    done.push({ name, isEarlier, requests: archive.exchanges.length, verdicts });
  }
  return done;
}
