import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { type Release, versionOf } from '../../schemas/releases.ts';

/**
 * What a bank answers that wants the PSU to authenticate again. Version 4 says it of 401 and of 403 on the same page, so that both
 * conform unless the profile names one.
 */
export function statusesWhereScaIsDue(
  release: Release,
  { versionFour = {} }: Pick<BankProfile, 'versionFour'>,
): readonly number[] {
  if (versionOf(release) === '3.1') return [403];
  return versionFour.scaStatus ?? [401, 403];
}
