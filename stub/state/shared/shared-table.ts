import { IndexedEntries } from '../indexed-entries.ts';
import type { Owner, Table, TableShape } from '../table.ts';
import { names } from './names.ts';
import type { Transaction } from './transaction.ts';

/** What a table asks of the state that it is a part of. */
export interface TransactionSource {
  /** The one that runs; undefined outside of any. */
  current(): Transaction | undefined;
  /** The same. Throws where none runs: a change without one would be seen by this process alone. */
  required(): Transaction;
  /** Says that answers of before say nothing of those to come. */
  renew(): void;
}

/**
 * Entries that many processes share. Whoever reads within a transaction finds what that has done over what all see, and it is noted
 * what was found.
 */
export class SharedTable<V> implements Table<V> {
  readonly name: string;
  readonly shape: TableShape<V>;
  readonly #source: TransactionSource;
  /** What all see. */
  #base: IndexedEntries<V>;

  constructor(name: string, shape: TableShape<V>, source: TransactionSource) {
    this.name = name;
    this.shape = shape;
    this.#source = source;
    this.#base = new IndexedEntries(shape);
  }

  get(key: string): V | undefined {
    const transaction = this.#source.current();
    if (transaction === undefined) return this.#base.get(key);
    const changed = transaction.of(this.name);
    if (changed?.has(key) === true) return changed.get(key) as V | undefined;
    if (transaction.clears) return undefined;
    if (this.shape.countsUp !== true) transaction.readEntry(this.name, key);
    return this.#base.get(key);
  }

  set(key: string, value: V): void {
    const transaction = this.#source.required();
    if (this.shape.countsUp !== true) transaction.readEntry(this.name, key);
    transaction.change(this.name, key, value);
    if (this.shape.renews === true) this.#source.renew();
  }

  delete(key: string): void {
    const transaction = this.#source.required();
    if (this.get(key) === undefined) return;
    transaction.change(this.name, key, undefined);
    if (this.shape.renews === true) this.#source.renew();
  }

  of(group: string): readonly (readonly [string, V])[] {
    return this.#merged(names.group(this.name, group), this.#base.of(group), (value) => {
      return this.shape.groupOf?.(value) === group;
    });
  }

  get isEmpty(): boolean {
    const transaction = this.#source.current();
    transaction?.read(names.table(this.name));
    if (transaction?.of(this.name) === undefined) return this.#base.size === 0 || transaction?.clears === true;
    return this.entries().length === 0;
  }

  entries(): readonly (readonly [string, V])[] {
    return this.#merged(names.table(this.name), this.#base, () => true);
  }

  clear(owner: Owner = {}): void {
    for (const key of this.#keysOf(owner)) this.delete(key);
  }

  /** An entry as all see it. */
  seenByAll(key: string): V | undefined {
    return this.#base.get(key);
  }

  get size(): number {
    return this.#base.size;
  }

  /** All that all see. */
  seen(): Iterable<readonly [string, V]> {
    return this.#base;
  }

  forgettable(now: number, most: number): readonly string[] {
    return this.#base.forgettable(now, most);
  }

  /** Has all see an entry, or that it is gone. */
  put(key: string, value: V | undefined): void {
    if (value === undefined) this.#base.delete(key);
    else this.#base.set(key, value);
  }

  /** Has all see these entries and no others. */
  fill(entries: Iterable<readonly [string, V]>): void {
    this.#base = new IndexedEntries(this.shape);
    for (const [key, value] of entries) this.#base.set(key, value);
  }

  #keysOf(owner: Owner): readonly string[] {
    const { clientId, customerKey } = owner;
    if (clientId === undefined && customerKey === undefined) return this.entries().map(([key]) => key);
    const name =
      clientId === undefined ? names.customer(this.name, customerKey ?? '') : names.client(this.name, clientId);
    const theirs = this.#base.keysOf(owner).flatMap((key) => {
      const value = this.#base.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
    return this.#merged(name, theirs, (value) => {
      const of = this.shape.ownerOf?.(value) ?? {};
      return (
        (clientId === undefined || of.clientId === clientId) &&
        (customerKey === undefined || of.customerKey === customerKey)
      );
    }).map(([key]) => key);
  }

  /** What all see of something that has a name, as the transaction leaves it. */
  #merged(
    name: string,
    seen: Iterable<readonly [string, V]>,
    belongs: (value: V) => boolean,
  ): readonly (readonly [string, V])[] {
    const transaction = this.#source.current();
    if (transaction === undefined) return [...seen];
    transaction.read(name);
    const changed = transaction.of(this.name);
    const before = transaction.clears ? [] : [...seen];
    if (changed === undefined) return before;
    const after = [...changed].flatMap(([key, value]): readonly (readonly [string, V])[] =>
      value === undefined || !belongs(value as V) ? [] : [[key, value as V]],
    );
    return [...before.filter(([key]) => !changed.has(key)), ...after];
  }
}
