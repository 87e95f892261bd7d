import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { obstacleTo } from '../../stub/faults/showing.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { AispError } from '../public/aisp-error.ts';

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

function checkChange(kind: 'fault' | 'variant', change: Fault | Variant, profile: BankProfile, release: Release): void {
  const found = obstacleTo(kind, change, profile, release);
  if (found !== undefined) throw new AispError('CANNOT_SHOW', found.message, found.cure);
}
