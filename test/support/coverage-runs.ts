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
  /** Set for a run in another release than the latest, or in two: it is there for the rules that no other run has. */
  readonly isEarlier: boolean;
  readonly requests: number;
  readonly verdicts: readonly Pick<Verdict, 'id' | 'outcome' | 'checked'>[];
}

/** The honest bank in both profiles, in two versions at once and, for rules that ended with an earlier release, in the last release that has them. */
export async function coverageRuns(catalogue: readonly Rule[]): Promise<readonly CoverageRun[]> {
  const ends = catalogue.flatMap(({ releases }) => releases?.until ?? []);
  const earlier = new Set(ends.filter((release) => versionOf(release) === '3.1' && release !== latestRelease));
  const runs: readonly Pick<Parameters<typeof judgeBank>[1], 'profile' | 'release' | 'beside'>[] = [
    { profile: serviceProfile, release: latestRelease },
    { profile: fullProfile, release: latestRelease },
    { profile: fullProfile, release: latestRelease, beside: '4.0.1' },
    ...[...earlier].sort().map((release: Release) => ({ profile: fullProfile, release })),
  ];
  const done: CoverageRun[] = [];
  for (const run of runs) {
    const { profile, release, beside } = run;
    const { archive, verdicts } = await judgeBank(catalogue, run);
    const isEarlier = release !== latestRelease || beside !== undefined;
    const spoken = beside === undefined ? release : `${release} and ${beside}`;
    const name = isEarlier ? `${profile.name} ${spoken}` : profile.name;
    done.push({ name, isEarlier, requests: archive.exchanges.length, verdicts });
  }
  return done;
}
