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

type Bank = Pick<Parameters<typeof judgeBank>[1], 'profile' | 'beside'> & { readonly release: Release };

/** The honest bank in both profiles, in two versions at once and, for rules that ended with an earlier release, in the last release that has them. */
export async function coverageRuns(catalogue: readonly Rule[]): Promise<readonly CoverageRun[]> {
  const ends = catalogue.flatMap(({ releases }) => releases?.until ?? []);
  const earlier = new Set(ends.filter((release) => versionOf(release) === '3.1' && release !== latestRelease));
  return await performed(catalogue, latestRelease, [
    { profile: serviceProfile, release: latestRelease },
    { profile: fullProfile, release: latestRelease },
    { profile: fullProfile, release: latestRelease, beside: '4.0.1' },
    ...[...earlier].sort().map((release: Release) => ({ profile: fullProfile, release })),
  ]);
}

/** The latest release of version 4, whose coverage has a page of its own. */
export const latestOfFour = '4.0.1' satisfies Release;

/** The same of version 4: in both profiles, beside version 3.1, and in the release before for the rules that ended with it. */
export async function coverageRunsOfFour(catalogue: readonly Rule[]): Promise<readonly CoverageRun[]> {
  return await performed(catalogue, latestOfFour, [
    { profile: serviceProfile, release: latestOfFour },
    { profile: fullProfile, release: latestOfFour },
    { profile: fullProfile, release: latestRelease, beside: latestOfFour },
    { profile: fullProfile, release: '4.0.0' },
  ]);
}

async function performed(
  catalogue: readonly Rule[],
  latest: Release,
  banks: readonly Bank[],
): Promise<readonly CoverageRun[]> {
  const done: CoverageRun[] = [];
  for (const bank of banks) {
    const { profile, release, beside } = bank;
    const { archive, verdicts } = await judgeBank(catalogue, bank);
    const isEarlier = release !== latest || beside !== undefined;
    const spoken = beside === undefined ? release : `${release} and ${beside}`;
    const name = isEarlier ? `${profile.name} ${spoken}` : profile.name;
    done.push({ name, isEarlier, requests: archive.exchanges.length, verdicts });
  }
  return done;
}
