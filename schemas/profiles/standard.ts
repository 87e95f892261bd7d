import type { BankProfile } from './bank-profile.ts';
import { fullProfile } from './full.ts';

/**
 * What a bank of one's own is judged by: the seven mandatory operations are required, every other is judged where it exists, and
 * nothing is promised beyond the standard.
 */
export const standardProfile: BankProfile = {
  ...fullProfile,
  name: 'standard',
  description: 'The mandatory operations, and whatever else of the standard the bank is found to offer',
  operationsAsFound: true,
};
