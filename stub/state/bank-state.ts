import { Keeper } from './keeper.ts';
import type { Entry, Store } from './store.ts';
import { type Change, type Owner, Table, type TableShape } from './table.ts';

/** Numbers that only grow, by what they count. */
const sequences: TableShape<number> = { limit: 64 };

/** Entries of tables that nobody has asked for yet. */
type Waiting = Map<string, Map<string, unknown>>;

/**
 * All that changes in a bank, in tables by name; each room of the bank sees its own. Several apps over one state are one bank
 * that answers in several ways. What is computed from seed and clock is no part of it. It is in memory; with a store, changes are
 * kept there as well.
 */
export class BankState {
  readonly #tables = new Map<string, Table<unknown>>();
  readonly #keeper: Keeper | undefined;
  #waiting: Waiting = new Map();
  #generation = 0;

  constructor(keeper?: Keeper) {
    this.#keeper = keeper;
  }

  /** A state with all that a store has, whose changes it keeps. `failed` hears once that it failed. Rejects with a StoreError. */
  static async open(store: Store, failed: (error: unknown) => void): Promise<BankState> {
    const state = new BankState(new Keeper(store, failed));
    state.#waiting = byTable(await store.load());
    return state;
  }

  /** True when changes are kept in a store: an answer then waits until they are. */
  get isKept(): boolean {
    return this.#keeper !== undefined;
  }

  /** The table of this name, which fixes what it holds: whoever asks first says how it is kept. */
  table<V>(name: string, shape: TableShape<V>): Table<V> {
    const known = this.#tables.get(name);
    if (known !== undefined) return known as unknown as Table<V>;
    const keeper = this.#keeper;
    const renews = shape.renews === true;
    const changed = (change: Change): void => {
      if (renews) this.renew();
      keeper?.note(change);
    };
    const made = new Table<V>(name, shape, renews || keeper !== undefined ? changed : undefined);
    made.fill((this.#waiting.get(name) ?? []) as Iterable<readonly [string, V]>);
    this.#waiting.delete(name);
    this.#tables.set(name, made as unknown as Table<unknown>);
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

  /** Does away with what is an owner's in the tables that were asked for; without an owner, with all that there is. */
  clear(owner: Owner = {}): void {
    if (owner.clientId === undefined && owner.customerKey === undefined) this.#clearWaiting();
    for (const table of this.#tables.values()) table.clear(owner);
    this.renew();
  }

  /** All entries as they are now. */
  entries(): readonly Entry[] {
    const asked = [...this.#tables].flatMap(([name, table]) => entriesOf(name, table.entries()));
    return [...asked, ...[...this.#waiting].flatMap(([table, entries]) => entriesOf(table, entries))];
  }

  /** Puts these entries in the place of all that there is. */
  replace(entries: readonly Entry[]): void {
    this.clear();
    for (const [name, values] of byTable(entries)) {
      const table = this.#tables.get(name);
      for (const [key, value] of values) {
        if (table !== undefined) table.set(key, value);
        else this.#keeper?.note({ table: name, key, value });
      }
      if (table === undefined) this.#waiting.set(name, values);
    }
  }

  /** Fulfilled once the store has all that has changed until now. Rejects with a StoreError. */
  async settled(): Promise<void> {
    await this.#keeper?.settled();
  }

  #clearWaiting(): void {
    for (const [table, entries] of this.#waiting) {
      for (const key of entries.keys()) this.#keeper?.note({ table, key });
    }
    this.#waiting.clear();
  }
}

function byTable(entries: readonly Entry[]): Waiting {
  const tables: Waiting = new Map();
  for (const { table, key, value } of entries) {
    const known = tables.get(table) ?? new Map<string, unknown>();
    tables.set(table, known.set(key, value));
  }
  return tables;
}

function entriesOf(table: string, entries: Iterable<readonly [string, unknown]>): readonly Entry[] {
  return Array.from(entries, ([key, value]) => ({ table, key, value }));
}
