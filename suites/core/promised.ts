import type { BankProfile, Choice } from '../../schemas/profiles/bank-profile.ts';
import { lenient, look } from './look.ts';

/**
 * Looks at what a setting of the profile asks for: a departure fails where the setting is stated, as every setting of a bank's own
 * profile is, and warns where a built-in profile chose it because the document behind it leaves it open. The rule declares
 * `tolerates: ['chosen-by-profile']`.
 */
export function promised({ chosen = [] }: BankProfile, setting: Choice): typeof look {
  return chosen.includes(setting) ? lenient('chosen-by-profile') : look;
}
