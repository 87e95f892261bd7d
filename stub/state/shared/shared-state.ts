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
/** What is done in the place of a transaction that nothing is kept of. */
interface Otherwise<T> {
  /** Something that it rests on was changed meanwhile. */
  readonly beaten: () => T | Promise<T>;
  /** It changed nothing. */
  readonly unchanged: (result: T) => T | Promise<T>;
  readonly thrown: (error: unknown) => T | Promise<T>;
}

/** Entries that are dropped at most in one go. */
const mostDropped = 200;

const unchanged = <T>(result: T) => result;
const thrown = (error: unknown) => {
  throw error;
};

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
    for (const record of told) this.#apply(record.number, record);
    return undefined;
  }

  /** Runs it before it is asked what others did: whatever it changes is kept only where it rests on nothing that is so no longer. */
  #ahead<T>(act: () => T | Promise<T>): T | Promise<T> {
    const again = () => this.#catchingUp.done().then(() => this.#begun(act));
    return this.#attempt(act, { beaten: again, unchanged: again, thrown: again });
  }

  /** Runs it on what is seen here, and again where others are quicker. */
  #begun<T>(act: () => T | Promise<T>): T | Promise<T> {
    return this.#attempt(act, { beaten: () => this.#inTurn(act), unchanged, thrown });
  }

  #inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const turn = this.#lane.then(() => this.#tryAgain(act, 1));
    this.#lane = turn.catch(() => {});
    return turn;
  }

  async #tryAgain<T>(act: () => T | Promise<T>, tried: number): Promise<T> {
    if (tried === mostTries) {
      const why = `Others were quicker ${mostTries} times in changing what this call rests on`;
      throw new StoreError('STORE_BUSY', `${why}. Call again.`);
    }
    await this.#behind();
    return await this.#attempt(act, { beaten: () => this.#tryAgain(act, tried + 1), unchanged, thrown });
  }

  /** At once where nothing was changed by it. Of a transaction that another is run in the place of nothing is left. */
  #attempt<T>(act: () => T | Promise<T>, otherwise: Otherwise<T>): T | Promise<T> {
    const transaction = new Transaction(this.#number);
    let result: T | Promise<T>;
    try {
      result = transactions.run({ of: this, transaction, outer: transactions.getStore() }, act);
    } catch (error) {
      transaction.over = true;
      return otherwise.thrown(error);
    }
    if (result instanceof Promise) return this.#afterwards(transaction, result, otherwise);
    transaction.over = true;
    return this.#kept(transaction, result, otherwise);
  }

  async #afterwards<T>(transaction: Transaction, running: Promise<T>, otherwise: Otherwise<T>): Promise<T> {
    let result: T;
    try {
      result = await running;
    } catch (error) {
      transaction.over = true;
      return await otherwise.thrown(error);
    }
    transaction.over = true;
    return await this.#kept(transaction, result, otherwise);
  }

  #kept<T>(transaction: Transaction, result: T, otherwise: Otherwise<T>): T | Promise<T> {
    if (transaction.isEmpty) return otherwise.unchanged(result);
    const commit = commitOf(transaction, this.tables);
    return this.#store.commit(commit).then((number) => {
      if (number === undefined) return otherwise.beaten();
      // Where others came between, it is heard of with theirs by whoever asks next.
      if (number === this.#number + 1) this.#apply(number, commit);
      this.#drop();
      return result;
    });
  }

  async #catchUp(): Promise<void> {
    const records = await this.#store.since(this.#number);
    if (records === undefined) await this.#load();
    else for (const record of records) this.#apply(record.number, record);
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

  #apply(number: number, { clears, changes }: Pick<Committed, 'clears' | 'changes'>): void {
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
    const ended: { readonly table: SharedTable<unknown>; readonly keys: readonly string[] }[] = [];
    for (const table of this.tables.values()) {
      const { endsAt, endsBy = 'bank' } = table.shape;
      const keys = endsAt === undefined ? [] : table.forgettable(this.clocks[endsBy](), mostDropped);
      if (keys.length > 0) ended.push({ table, keys });
    }
    if (ended.length === 0) return;
    this.#dropping = true;
    const forget = () => {
      for (const { table, keys } of ended) for (const key of keys) table.delete(key);
    };
    transactions
      .exit(async () => await this.#attempt(forget, { beaten: () => {}, unchanged, thrown }))
      // Whoever calls next hears that the store cannot be reached; what has ended goes another time.
      .catch(() => {})
      .finally(() => {
        this.#dropping = false;
      });
  }
}
