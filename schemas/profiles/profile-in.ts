import { type OperationId, operation } from '../operations.ts';
import { inRange, type Release } from '../releases.ts';
import type { BankProfile } from './bank-profile.ts';

/**
 * What a profile comes to in `release`: the operations that the release does not have drop out wherever the profile names
 * them, so that to this bank they are like any other that it does not offer. The profile itself when none does.
 */
export function profileIn(release: Release, profile: BankProfile): BankProfile {
  const known = (id: OperationId): boolean => inRange(release, operation(id).releases ?? {});
  const { operations, partySupplementaryData: extension } = profile;
  if (operations.every(known) && (extension?.operations ?? []).every(known)) return profile;
  return {
    ...profile,
    operations: operations.filter(known),
    ...(extension === undefined
      ? {}
      : { partySupplementaryData: { ...extension, operations: extension.operations.filter(known) } }),
  };
}
