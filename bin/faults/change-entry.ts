import type { Release } from '../../schemas/releases.ts';

/** One change of the bundled bank as `aisp faults --json` prints it. A published contract. */
export interface ChangeEntry {
  readonly id: string;
  /** A fault breaks rules; a variant keeps the standard in another way, and a rule may warn at it. */
  readonly kind: 'fault' | 'variant';
  readonly title: string;
  /** Ids of the rules that a fault breaks, or that warn at a variant; there one may be `AISP-TRA-*`. */
  readonly rules: readonly string[];
  /** Names of the profiles in which it shows; absent for all. */
  readonly profiles?: readonly string[];
  readonly releases: readonly Release[];
}
