import { type Change, Table, type TableShape } from './table.ts';

/** Numbers that only grow, by what they count. */
const sequences: TableShape<number> = { limit: 64 };

/**
 * All that changes in a bank, in tables by name; each room of the bank sees its own. Several apps over one state are one bank
 * that answers in several ways. What is computed from seed and clock is no part of it.
 */
export class BankState {
  readonly #tables = new Map<string, unknown>();
  #generation = 0;

  /** The table of this name, which fixes what it holds: whoever asks first says how it is kept. */
  table<V>(name: string, shape: TableShape<V>): Table<V> {
    const known = this.#tables.get(name);
    if (known !== undefined) return known as Table<V>;
    const made = new Table<V>(name, shape, (change) => this.#note(change));
    this.#tables.set(name, made);
    return made;
  }

  /** The next number of a sequence, from 1 up. */
  next(sequence: string): number {
    const numbers = this.table('sequences', sequences);
    const next = (numbers.get(sequence) ?? 0) + 1;
    numbers.set(sequence, next);
    return next;
  }

  /**
   * Grows whenever what was answered before says nothing of what is to be answered now: whoever keeps answers keeps it with
   * them.
   */
  get generation(): number {
    return this.#generation;
  }

  /** Says that the bank is another one from now on, as when added data changes what it knows. */
  renew(): void {
    this.#generation += 1;
  }

  /** Fulfilled once the store has all that has changed until now. */
  async settled(): Promise<void> {}

  #note(_change: Change): void {}
}
