import type { World } from '../data/world.ts';
import { BoundedMap } from '../memory/bounded-map.ts';

/** How many credits and debits an account has in a month. */
export interface MonthCount {
  readonly Credit: number;
  readonly Debit: number;
}

/** Accounts times months whose counts are remembered. */
const capacity = 50_000;

/** Counts of past months, which no longer change: enough to know the number of pages without making the months again. */
export class TransactionCounts {
  readonly #counts = new BoundedMap<string, MonthCount>(capacity);
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** `generation` is that of the bank's state: what was counted before something was added is no longer so. */
  of(accountId: string, month: string, generation: number): MonthCount {
    const key = `${generation} ${accountId} ${month}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const records = this.#world.transactionsOfMonth(accountId, month);
    const credits = records.filter((record) => record.CreditDebitIndicator === 'Credit').length;
    const count = { Credit: credits, Debit: records.length - credits };
    this.#counts.set(key, count);
    return count;
  }
}

const byWorld = new WeakMap<World, TransactionCounts>();

/** The counts of a world, shared by all banks that have it. */
export function countsOf(world: World): TransactionCounts {
  const known = byWorld.get(world) ?? new TransactionCounts(world);
  byWorld.set(world, known);
  return known;
}
