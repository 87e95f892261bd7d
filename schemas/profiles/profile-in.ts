import { respelled } from '../codes/respelled.ts';
import { type OperationId, operation } from '../operations.ts';
import { inRange, type Release, versionOf } from '../releases.ts';
import type { BankProfile } from './bank-profile.ts';

/**
 * What a profile comes to in `release`: the operations that the release does not have drop out wherever the profile names
 * them, so that to this bank they are like any other that it does not offer; and in version 4 balances go by its codes, those
 * without a code left out. The profile itself when nothing of it changes.
 */
export function profileIn(release: Release, declared: BankProfile): BankProfile {
  const profile = withCodes(release, declared);
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

const codes: Readonly<Record<string, string>> = respelled.balanceType;

function withCodes(release: Release, profile: BankProfile): BankProfile {
  const { balanceTypes } = profile;
  if (versionOf(release) === '3.1' || balanceTypes === undefined) return profile;
  const known: readonly string[] = Object.values(codes);
  const include = balanceTypes.include.flatMap((type) => (known.includes(type) ? type : (codes[type] ?? [])));
  return { ...profile, balanceTypes: { ...balanceTypes, include } };
}
