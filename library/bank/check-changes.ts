import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { inRanges, type Release, releases } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { AispError } from '../public/aisp-error.ts';

type Change = Pick<Fault | Variant, 'id' | 'profiles' | 'releases'>;

/**
 * Refuses a fault that cannot show in a profile or a release: the run would come out green for a bank that was asked to be
 * dishonest.
 */
export function checkFaults(faults: readonly Fault[], profile: BankProfile, release: Release): void {
  for (const fault of faults) checkChange('fault', fault, profile, release);
}

/** Refuses a variant that cannot show in a profile, or that is not lawful in a release: it would be a fault there. */
export function checkVariants(variants: readonly Variant[], profile: BankProfile, release: Release): void {
  for (const variant of variants) checkChange('variant', variant, profile, release);
}

function checkChange(kind: string, change: Change, profile: BankProfile, release: Release): void {
  const { id, profiles, releases: ranges = {} } = change;
  if (!inRanges(release, ranges)) {
    const shown = releases.filter((each) => inRanges(each, ranges)).join(', ');
    throw new AispError('CANNOT_SHOW', `The ${kind} ${id} cannot show in release ${release}.`, `It shows in ${shown}.`);
  }
  if (profiles === undefined || profiles.includes(profile.name)) return;
  const cure = `It shows with the profile ${profiles.join(' or ')}.`;
  throw new AispError('CANNOT_SHOW', `The ${kind} ${id} cannot show with the profile ${profile.name}.`, cure);
}
