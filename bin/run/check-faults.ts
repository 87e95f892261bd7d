import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { UsageError } from '../exit.ts';

/** Refuses a fault that cannot show in a profile: the run would come out green for a bank that was asked to be dishonest. */
export function checkFaults(faults: readonly Fault[], profile: BankProfile): void {
  for (const { id, profiles } of faults) {
    if (profiles === undefined || profiles.includes(profile.name)) continue;
    const cure = `Add --profile ${profiles.join(' or --profile ')}.`;
    throw new UsageError(`The fault ${id} cannot show with the profile ${profile.name}.`, cure);
  }
}
