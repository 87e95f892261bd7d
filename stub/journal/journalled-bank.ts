import type { Release } from '../../schemas/releases.ts';

/** What of the bank its journal goes by. */
export interface JournalledBank {
  readonly release: Release;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The name by which a customer is asked for. */
  readonly personaOf: (customerKey: string) => string | undefined;
  /** Ids of the faults and variants that the bank has. */
  readonly changes: readonly string[];
}
