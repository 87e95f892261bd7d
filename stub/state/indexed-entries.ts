import { EndIndex } from './end-index.ts';
import { KeyIndex } from './key-index.ts';
import type { Owner, TableShape } from './table.ts';

const hour = 3_600_000;

/** The entries of a table in memory, found by key, by group, by owner and by their end. */
export class IndexedEntries<V> {
  readonly #shape: TableShape<V>;
  readonly #values = new Map<string, V>();
  readonly #groups = new KeyIndex();
  readonly #clients = new KeyIndex();
  readonly #customers = new KeyIndex();
  readonly #ends = new EndIndex();

  constructor(shape: TableShape<V>) {
    this.#shape = shape;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    const known = this.#values.get(key);
    if (known !== undefined) this.#leave(key, known);
    this.#values.set(key, value);
    this.#enter(key, value);
  }

  /** True when there was such an entry. */
  delete(key: string): boolean {
    const known = this.#values.get(key);
    if (known === undefined) return false;
    this.#values.delete(key);
    this.#leave(key, known);
    return true;
  }

  of(group: string): readonly (readonly [string, V])[] {
    return [...this.#groups.of(group)].flatMap((key) => {
      const value = this.#values.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
  }

  /** The keys of an owner of whom at least one thing is told. */
  keysOf({ clientId, customerKey }: Owner): readonly string[] {
    if (clientId === undefined) return customerKey === undefined ? [] : [...this.#customers.of(customerKey)];
    const keys = [...this.#clients.of(clientId)];
    if (customerKey === undefined) return keys;
    const theirs = this.#customers.of(customerKey);
    return keys.filter((key) => theirs.has(key));
  }

  /** At most so many of the keys of entries that ended so long before `now`, in milliseconds, that nobody need know of them. */
  forgettable(now: number, most: number): readonly string[] {
    return this.#ends.endedBefore(now - (this.#shape.keptFor ?? hour), most);
  }

  keys(): Iterable<string> {
    return this.#values.keys();
  }

  [Symbol.iterator](): Iterator<[string, V]> {
    return this.#values.entries();
  }

  #enter(key: string, value: V): void {
    const { groupOf, ownerOf, endsAt } = this.#shape;
    const group = groupOf?.(value);
    if (group !== undefined) this.#groups.add(group, key);
    const { clientId, customerKey }: Owner = ownerOf?.(value) ?? {};
    if (clientId !== undefined) this.#clients.add(clientId, key);
    if (customerKey !== undefined) this.#customers.add(customerKey, key);
    const end = endsAt?.(value);
    if (end !== undefined) this.#ends.add(end, key);
  }

  #leave(key: string, value: V): void {
    const { groupOf, ownerOf, endsAt } = this.#shape;
    const group = groupOf?.(value);
    if (group !== undefined) this.#groups.delete(group, key);
    const { clientId, customerKey }: Owner = ownerOf?.(value) ?? {};
    if (clientId !== undefined) this.#clients.delete(clientId, key);
    if (customerKey !== undefined) this.#customers.delete(customerKey, key);
    const end = endsAt?.(value);
    if (end !== undefined) this.#ends.delete(end, key);
  }
}
