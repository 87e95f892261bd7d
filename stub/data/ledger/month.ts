import type { MonthIndex } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import type { Pence } from '../money.ts';
import { closing } from './closing.ts';
import type { Entry } from './entry.ts';
import { everydayEntries } from './everyday-entries.ts';
import { reconcile } from './reconcile.ts';
import { regularEntries } from './regular-entries.ts';

/** All that a month brings to an account, whether or not it has happened yet. Sums to `closing - opening`. */
export interface LedgerMonth {
  readonly opening: Pence;
  readonly closing: Pence;
  /** Oldest booking first. */
  readonly entries: readonly Entry[];
}

/** The order of the books: by instant, and by key where that is the same. */
export const byBooking = (a: Entry, b: Entry): number => a.at - b.at || (a.key < b.key ? -1 : 1);

/** A month of an account: from seed, account and month alone, in the time that the month's own entries take. */
export function ledgerMonth(holding: Holding, month: MonthIndex): LedgerMonth {
  const opening = closing(holding, month - 1);
  const end = closing(holding, month);
  const drafts =
    holding.blueprint.closing.shape === 'nil'
      ? []
      : [...regularEntries(holding, month), ...everydayEntries(holding, month)];
  const entries = reconcile(holding, month, drafts, end - opening);
  return { opening, closing: end, entries: entries.toSorted(byBooking) };
}
