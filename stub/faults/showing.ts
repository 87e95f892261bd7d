import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { inRanges, type Release, type ReleaseRanges, releases } from '../../schemas/releases.ts';

/** Why something cannot be, and what to do, a sentence each. */
export interface Obstacle {
  readonly message: string;
  readonly cure: string;
}

/** What of a fault or a variant says where it shows. */
export interface ShownSomewhere {
  readonly id: string;
  readonly profiles?: readonly string[];
  readonly releases?: ReleaseRanges;
}

/** Why a change cannot show at a bank of this profile in this release; undefined where it can. */
export function obstacleTo(
  kind: 'fault' | 'variant',
  { id, profiles, releases: ranges = {} }: ShownSomewhere,
  profile: Pick<BankProfile, 'name'>,
  release: Release,
): Obstacle | undefined {
  if (!inRanges(release, ranges)) {
    const shown = releases.filter((each) => inRanges(each, ranges)).join(', ');
    return { message: `The ${kind} ${id} cannot show in release ${release}.`, cure: `It shows in ${shown}.` };
  }
  if (profiles === undefined || profiles.includes(profile.name)) return undefined;
  const cure = `It shows with the profile ${profiles.join(' or ')}.`;
  return { message: `The ${kind} ${id} cannot show with the profile ${profile.name}.`, cure };
}
