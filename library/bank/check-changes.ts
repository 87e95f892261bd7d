import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { obstacleTo } from '../../stub/faults/showing.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { AispError } from '../public/aisp-error.ts';

/** What to do about a fault that lies between two versions. */
const namesBoth = 'It lies between two versions: name a release of each, as in 3.1.11,4.0.1.';

/** A release, or those of a bank that may speak two. */
type Spoken = Release | { readonly release: Release; readonly beside?: Release | undefined };

/**
 * Refuses a fault that cannot show in a profile or a release: the run would come out green for a bank that was asked to be
 * dishonest.
 */
export function checkFaults(faults: readonly Fault[], profile: BankProfile, spoken: Spoken): void {
  for (const fault of faults) checkChange('fault', fault, profile, spoken);
}

/** Refuses a variant that cannot show in a profile, or that is not lawful in a release: it would be a fault there. */
export function checkVariants(variants: readonly Variant[], profile: BankProfile, spoken: Spoken): void {
  for (const variant of variants) checkChange('variant', variant, profile, spoken);
}

function checkChange(kind: 'fault' | 'variant', change: Fault | Variant, profile: BankProfile, spoken: Spoken): void {
  const { release, beside = release } = typeof spoken === 'string' ? { release: spoken } : spoken;
  if ('bothVersions' in change && change.bothVersions === true && beside === release)
    throw new AispError('CANNOT_SHOW', `The fault ${change.id} cannot show in one release.`, namesBoth);
  const found = obstacleTo(kind, change, profile, release);
  // Of a bank that speaks two releases, one of which has it.
  if (found !== undefined && obstacleTo(kind, change, profile, beside) !== undefined)
    throw new AispError('CANNOT_SHOW', found.message, found.cure);
}
