import type { BankState } from '../bank-state.ts';
import { byTable } from '../entries-by-table.ts';
import { StateOfTables, type StateOptions } from '../state-of-tables.ts';
import type { Entry, Store } from '../store.ts';
import type { Change, Owner, TableShape } from '../table.ts';
import { Keeper } from './keeper.ts';
import { LocalTable } from './local-table.ts';

/** The state of a bank in one process. It is in memory; with a store, changes are kept there as well. */
export class LocalState extends StateOfTables<LocalTable<unknown>> implements BankState {
  readonly repeats = false;
  readonly #constants = new Map<string, Promise<string>>();
  readonly #keeper: Keeper | undefined;
  #generation = 0;

  constructor(options: StateOptions = {}, keeper?: Keeper) {
    super(options);
    this.#keeper = keeper;
  }

  /** A state with all that a store has, whose changes it keeps. `failed` hears once that it failed. Rejects with a StoreError. */
  static async open(store: Store, failed: (error: unknown) => void, options: StateOptions = {}): Promise<LocalState> {
    const state = new LocalState(options, new Keeper(store, failed));
    state.waiting = byTable(await store.load());
    return state;
  }

  get isKept(): boolean {
    return this.#keeper !== undefined;
  }

  protected override made(name: string, shape: TableShape<unknown>): LocalTable<unknown> {
    const keeper = this.#keeper;
    const renews = shape.renews === true;
    const changed = (change: Change): void => {
      if (renews) this.renew();
      keeper?.note(change);
    };
    const now = () => this.clocks[shape.endsBy ?? 'bank']();
    return new LocalTable(name, shape, now, renews || keeper !== undefined ? changed : undefined);
  }

  get generation(): number {
    return this.#generation;
  }

  renew(): void {
    this.#generation += 1;
  }

  clear(owner: Owner = {}): void {
    if (owner.clientId === undefined && owner.customerKey === undefined) this.#clearWaiting();
    this.clearTables(owner);
    this.renew();
  }

  replace(entries: readonly Entry[]): void {
    this.clear();
    for (const [name, values] of byTable(entries)) {
      const table = this.tables.get(name);
      for (const [key, value] of values) {
        if (table !== undefined) table.set(key, value);
        else this.#keeper?.note({ table: name, key, value });
      }
      if (table === undefined) this.waiting.set(name, values);
    }
  }

  async transact<T>(act: () => T | Promise<T>): Promise<T> {
    const result = await act();
    await this.#keeper?.settled();
    return result;
  }

  transactNow<T>(act: () => T | Promise<T>): Promise<T> {
    return this.transact(act);
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
    for (const [table, entries] of this.waiting) {
      for (const key of entries.keys()) this.#keeper?.note({ table, key });
    }
    this.waiting.clear();
  }
}
