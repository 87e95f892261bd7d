import type { Masks } from './masks.ts';
import type { Secrets } from './secrets.ts';

/** How values are hidden, by what is known of the place they stand at. */
export interface Hiding {
  readonly masks: Masks;
  readonly secrets: Secrets;
  /** Where codes, ids, dates and links stand: what is known to be secret, and what looks so. */
  readonly coded: (text: string) => string;
  /** Where a bank writes what it likes: every word besides that is not an ordinary one. */
  readonly prose: (text: string) => string;
}
