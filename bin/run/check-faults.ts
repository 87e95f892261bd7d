import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { inRange, latestRelease, type Release, releases } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { UsageError } from '../exit.ts';

/**
 * Refuses a fault that cannot show in a profile or a release: the run would come out green for a bank that was asked to be
 * dishonest.
 */
export function checkFaults(faults: readonly Fault[], profile: BankProfile, release: Release): void {
  for (const { id, profiles, releases: range = {} } of faults) {
    if (!inRange(release, range)) {
      const { since = releases[0], until = latestRelease } = range;
      throw new UsageError(`The fault ${id} cannot show in release ${release}.`, `It shows from ${since} to ${until}.`);
    }
    if (profiles === undefined || profiles.includes(profile.name)) continue;
    const cure = `Add --profile ${profiles.join(' or --profile ')}.`;
    throw new UsageError(`The fault ${id} cannot show with the profile ${profile.name}.`, cure);
  }
}
