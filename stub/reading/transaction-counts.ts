import type { SidedCount, TransactionBook } from '../data/transaction-book.ts';
import type { World } from '../data/world.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { MonthSpan } from './months.ts';

/** Accounts times months whose counts are remembered. */
const capacity = 50_000;

/** Counts of past months, which no longer change: enough to know the number of pages without a look at the months again. */
export class TransactionCounts {
  readonly #counts = new BoundedMap<string, SidedCount>(capacity);

  /** `generation` is that of the bank's state: what was counted before something was added is no longer so. */
  of(accountId: string, book: TransactionBook, { month, start, end }: MonthSpan, generation: number): SidedCount {
    const key = `${generation} ${accountId} ${month}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const count = book.counts(start / 1000, end / 1000);
    this.#counts.set(key, count);
    return count;
  }
}

const byWorld = new WeakMap<World, TransactionCounts>();

/** The counts of a world, shared by all banks that have it. */
export function countsOf(world: World): TransactionCounts {
  const known = byWorld.get(world) ?? new TransactionCounts();
  byWorld.set(world, known);
  return known;
}
