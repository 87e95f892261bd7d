import { AsyncLocalStorage } from 'node:async_hooks';
import type { BankState, TransactOptions } from '../bank-state.ts';
import { byTable } from '../entries-by-table.ts';
import { StateOfTables, type StateOptions } from '../state-of-tables.ts';
import { type Entry, StoreError } from '../store.ts';
import type { Owner, TableShape } from '../table.ts';
import { commitOf } from './commit-of.ts';
import { greater } from './shared-log.ts';
import type { Committed, SharedStore } from './shared-store.ts';
import { SharedTable } from './shared-table.ts';
import { Shared } from './shared-work.ts';
import { Transaction } from './transaction.ts';

/** How often a transaction is run that others were quicker than. */
const mostTries = 8;
/** What came of a transaction that stands. */
interface Made<T> {
  readonly result: T;
  readonly changed: boolean;
}

/** Entries that are dropped at most in one go. */
const mostDropped = 200;

/** A transaction of one state, and what was under way around it. */
interface Begun {
  readonly of: SharedState;
  readonly transaction: Transaction;
  readonly outer: Begun | undefined;
}

/** One for all states: each that there is, for as long as the process lives, costs every promise. */
const transactions = new AsyncLocalStorage<Begun>();

/**
 * The state of a bank that is several processes. Each has all of it in memory; what a request reads and changes is a transaction, which
 * is kept as a whole where nothing that it rests on has changed meanwhile, and else is run again on what has become of it.
 */
export class SharedState extends StateOfTables<SharedTable<unknown>> implements BankState {
  readonly isKept = true;
  readonly repeats = true;
  readonly #store: SharedStore;
  readonly #catchingUp = new Shared(() => this.#catchUp());
  /** Of the last commit that all here see. */
  #number = 0;
  #generations = 0;
  #generation = 0;
  /** Where those wait whom others were quicker than, so that they are not in each other's way as well. */
  #lane: Promise<unknown> = Promise.resolve();
  #dropping = false;

  private constructor(store: SharedStore, options: StateOptions) {
    super(options);
    this.#store = store;
  }

  /** A state with all that a store has. Rejects with a StoreError. */
  static async open(store: SharedStore, options: StateOptions = {}): Promise<SharedState> {
    const state = new SharedState(store, options);
    await state.#load();
    // Whatever this process is asked for next asks again, and is told why it could not be had.
    store.whenMore?.(() => void state.#behind()?.catch(() => {}));
    return state;
  }

  protected override made(name: string, shape: TableShape<unknown>): SharedTable<unknown> {
    return new SharedTable(name, shape, {
      current: () => this.#current(),
      required: () => this.#required(),
      renew: () => this.renew(),
    });
  }

  get generation(): number {
    return this.#current()?.generation ?? this.#generation;
  }

  renew(): void {
    const transaction = this.#current();
    this.#generations += 1;
    // No two have the same: what is kept of one that is dropped is found by nobody.
    if (transaction === undefined) this.#generation = this.#generations;
    else transaction.renew(this.#generations);
  }

  clear(owner: Owner = {}): void {
    if (owner.clientId === undefined && owner.customerKey === undefined) this.#required().clear();
    else this.clearTables(owner);
    this.renew();
  }

  replace(entries: readonly Entry[]): void {
    const transaction = this.#required();
    transaction.clear();
    for (const { table, key, value } of entries) transaction.change(table, key, value);
    this.renew();
  }

  async transact<T>(act: () => T | Promise<T>): Promise<T> {
    return await this.transactNow(act);
  }

  transactNow<T>(act: () => T | Promise<T>, { changes = false }: TransactOptions = {}): T | Promise<T> {
    if (this.#current() !== undefined) return act();
    if (changes && this.#store.told === undefined) return this.#ahead(act);
    const behind = this.#behind();
    return behind === undefined ? this.#begun(act) : behind.then(() => this.#begun(act));
  }

  async reachable(): Promise<void> {
    await this.#catchingUp.done();
  }

  async constant(name: string, make: () => Promise<string>): Promise<string> {
    return await this.#store.constant(name, make);
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  #current(): Transaction | undefined {
    let begun = transactions.getStore();
    while (begun !== undefined && begun.of !== this) begun = begun.outer;
    return begun?.transaction.over === true ? undefined : begun?.transaction;
  }

  #required(): Transaction {
    const transaction = this.#current();
    if (transaction === undefined) throw new TypeError('A change of a shared state must be made within transact');
    return transaction;
  }

  /** Fulfilled once all that was acknowledged before is seen here; undefined where it is already. */
  #behind(): Promise<void> | undefined {
    const told = this.#store.told?.(this.#number);
    if (told === undefined) return this.#catchingUp.done();
    for (const record of told) this.#apply(record);
    return undefined;
  }

  /** Runs it before it is asked what others did: whatever it changes is kept only where it rests on nothing that is so no longer. */
  async #ahead<T>(act: () => T | Promise<T>): Promise<T> {
    try {
      const made = await this.#attempt(act);
      if (made?.changed === true) return made.result;
    } catch (error) {
      if (error instanceof StoreError) throw error;
    }
    await this.#behind();
    return await this.#begun(act);
  }

  /** Runs it on what is seen here, and again where others are quicker. */
  #begun<T>(act: () => T | Promise<T>): T | Promise<T> {
    const first = this.#attempt(act);
    if (!(first instanceof Promise)) return first.result;
    return first.then((made) => (made === undefined ? this.#inTurn(act) : made.result));
  }

  async #inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#lane.then(() => this.#tryAgain(act));
    this.#lane = turn.catch(() => {});
    return await turn;
  }

  async #tryAgain<T>(act: () => T | Promise<T>): Promise<T> {
    for (let tried = 1; tried < mostTries; tried++) {
      await this.#behind();
      const made = await this.#attempt(act);
      if (made !== undefined) return made.result;
    }
    const why = `Others were quicker ${mostTries} times in changing what this call rests on`;
    throw new StoreError('STORE_BUSY', `${why}. Call again.`);
  }

  /** Undefined where something that it rests on was changed meanwhile: nothing of it is left. At once where nothing was changed by it. */
  #attempt<T>(act: () => T | Promise<T>): Made<T> | Promise<Made<T> | undefined> {
    const transaction = new Transaction(this.#number);
    let result: T | Promise<T> | undefined;
    try {
      result = transactions.run({ of: this, transaction, outer: transactions.getStore() }, act);
      if (result instanceof Promise) return this.#afterwards(transaction, result);
      return transaction.isEmpty ? { result, changed: false } : this.#kept(transaction, result);
    } finally {
      if (!(result instanceof Promise)) transaction.over = true;
    }
  }

  async #afterwards<T>(transaction: Transaction, running: Promise<T>): Promise<Made<T> | undefined> {
    let result: T;
    try {
      result = await running;
    } finally {
      transaction.over = true;
    }
    return transaction.isEmpty ? { result, changed: false } : await this.#kept(transaction, result);
  }

  async #kept<T>(transaction: Transaction, result: T): Promise<Made<T> | undefined> {
    const commit = commitOf(transaction, this.tables);
    const number = await this.#store.commit(commit);
    if (number === undefined) return undefined;
    // Where others came between, it is heard of with theirs by whoever asks next.
    if (number === this.#number + 1) this.#apply({ ...commit, number });
    this.#drop();
    return { result, changed: true };
  }

  async #catchUp(): Promise<void> {
    const records = await this.#store.since(this.#number);
    if (records === undefined) await this.#load();
    else for (const record of records) this.#apply(record);
  }

  async #load(): Promise<void> {
    const { entries, number } = await this.#store.load();
    if (number < this.#number) return;
    const tables = byTable(entries);
    for (const [name, table] of this.tables) {
      table.fill(tables.get(name) ?? []);
      tables.delete(name);
    }
    this.waiting = tables;
    this.#number = number;
    this.#renewForAll();
  }

  #apply({ number, clears, changes }: Committed): void {
    if (number <= this.#number) return;
    this.#number = number;
    if (clears) {
      this.waiting.clear();
      for (const table of this.tables.values()) table.fill([]);
    }
    let renews = clears;
    for (const { table: name, key, value, greatest } of changes) {
      const table = this.tables.get(name);
      if (table === undefined) this.#wait(name, key, value);
      else table.put(key, greatest === true ? greater(table.seenByAll(key), value) : value);
      renews ||= table?.shape.renews === true;
    }
    if (renews) this.#renewForAll();
  }

  #wait(table: string, key: string, value: unknown): void {
    const known = this.waiting.get(table) ?? new Map<string, unknown>();
    if (value === undefined) known.delete(key);
    else this.waiting.set(table, known.set(key, value));
  }

  #renewForAll(): void {
    this.#generations += 1;
    this.#generation = this.#generations;
  }

  /** Does away with what has ended, apart from any request. */
  #drop(): void {
    if (this.#dropping) return;
    const ended = [...this.tables.values()].map((table) => {
      const { endsAt, endsBy = 'bank' } = table.shape;
      return { table, keys: endsAt === undefined ? [] : table.forgettable(this.clocks[endsBy](), mostDropped) };
    });
    if (ended.every(({ keys }) => keys.length === 0)) return;
    this.#dropping = true;
    const forget = () => {
      for (const { table, keys } of ended) for (const key of keys) table.delete(key);
    };
    transactions
      .exit(async () => await this.#attempt(forget))
      // Whoever calls next hears that the store cannot be reached; what has ended goes another time.
      .catch(() => {})
      .finally(() => {
        this.#dropping = false;
      });
  }
}
