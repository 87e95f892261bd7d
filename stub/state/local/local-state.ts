import { type BankState, type StateClocks, usualMaxEntries } from '../bank-state.ts';
import { byTable, entriesOf, type Waiting } from '../entries-by-table.ts';
import { sequences } from '../sequences.ts';
import type { Entry, Store } from '../store.ts';
import type { Change, Owner, Table, TableShape } from '../table.ts';
import { Keeper } from './keeper.ts';
import { LocalTable } from './local-table.ts';

export interface LocalOptions {
  /** See `BankState`; a million when absent. */
  readonly maxEntries?: number;
}

/** The state of a bank in one process. It is in memory; with a store, changes are kept there as well. */
export class LocalState implements BankState {
  readonly maxEntries: number;
  readonly repeats = false;
  readonly #constants = new Map<string, Promise<string>>();
  readonly #tables = new Map<string, LocalTable<unknown>>();
  readonly #keeper: Keeper | undefined;
  /** Of tables that nobody has asked for yet. */
  #waiting: Waiting = new Map();
  #generation = 0;
  #clocks: StateClocks = { bank: Date.now, machine: Date.now };

  constructor({ maxEntries = usualMaxEntries }: LocalOptions = {}, keeper?: Keeper) {
    this.maxEntries = maxEntries;
    this.#keeper = keeper;
  }

  /** A state with all that a store has, whose changes it keeps. `failed` hears once that it failed. Rejects with a StoreError. */
  static async open(store: Store, failed: (error: unknown) => void, options: LocalOptions = {}): Promise<LocalState> {
    const state = new LocalState(options, new Keeper(store, failed));
    state.#waiting = byTable(await store.load());
    return state;
  }

  get isKept(): boolean {
    return this.#keeper !== undefined;
  }

  get isFull(): boolean {
    let size = 0;
    for (const table of this.#tables.values()) size += table.size;
    return size >= this.maxEntries;
  }

  goBy(clocks: StateClocks): void {
    this.#clocks = clocks;
  }

  table<V>(name: string, shape: TableShape<V>): Table<V> {
    const known = this.#tables.get(name);
    if (known !== undefined) return known as unknown as Table<V>;
    const keeper = this.#keeper;
    const renews = shape.renews === true;
    const changed = (change: Change): void => {
      if (renews) this.renew();
      keeper?.note(change);
    };
    const now = () => this.#clocks[shape.endsBy ?? 'bank']();
    const made = new LocalTable<V>(name, shape, now, renews || keeper !== undefined ? changed : undefined);
    made.fill((this.#waiting.get(name) ?? []) as Iterable<readonly [string, V]>);
    this.#waiting.delete(name);
    this.#tables.set(name, made as unknown as LocalTable<unknown>);
    return made;
  }

  next(sequence: string): number {
    const numbers = this.table('sequences', sequences);
    const next = (numbers.get(sequence) ?? 0) + 1;
    numbers.set(sequence, next);
    return next;
  }

  get generation(): number {
    return this.#generation;
  }

  renew(): void {
    this.#generation += 1;
  }

  clear(owner: Owner = {}): void {
    if (owner.clientId === undefined && owner.customerKey === undefined) this.#clearWaiting();
    for (const table of this.#tables.values()) table.clear(owner);
    this.renew();
  }

  entries(): readonly Entry[] {
    const asked = [...this.#tables].flatMap(([name, table]) => entriesOf(name, table.entries()));
    return [...asked, ...[...this.#waiting].flatMap(([table, entries]) => entriesOf(table, entries))];
  }

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

  async transact<T>(act: () => T | Promise<T>): Promise<T> {
    const result = await act();
    await this.#keeper?.settled();
    return result;
  }

  /** Fulfilled once the store has all that has changed until now. Rejects with a StoreError. */
  async settled(): Promise<void> {
    await this.#keeper?.settled();
  }

  async reachable(): Promise<void> {
    await this.#keeper?.settled();
  }

  async constant(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.#constants.get(name) ?? make();
    this.#constants.set(name, known);
    return await known;
  }

  #clearWaiting(): void {
    for (const [table, entries] of this.#waiting) {
      for (const key of entries.keys()) this.#keeper?.note({ table, key });
    }
    this.#waiting.clear();
  }
}
