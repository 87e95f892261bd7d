import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import type { Profile } from '../public/profile.ts';

/** A profile by its name, from a file, or as it is given, checked in the same way. Throws a ConfigurationError. */
export async function profileOf(given: string | Profile = 'service'): Promise<BankProfile> {
  if (typeof given === 'string') return await loadProfile(given);
  const { checkedProfile } = await import('../../suites/target/load-profile.ts');
  return await checkedProfile(given);
}
