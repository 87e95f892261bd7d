import { BoundedMap } from '../memory/bounded-map.ts';

/** Whose an entry is: what is done away with when one client or one customer begins anew. */
export interface Owner {
  readonly clientId?: string | undefined;
  readonly customerKey?: string | undefined;
}

/** How the entries of a table are kept. They are JSON: what a file or another process can hold. */
export interface TableShape<V> {
  /** Entries kept at a time, an even number; beyond it those unused for longest are forgotten. */
  readonly limit: number;
  /** Entries of one group are found without a look at the others. */
  readonly groupOf?: (value: V) => string | undefined;
  /** Nobody's when absent: such entries go with the whole alone. */
  readonly ownerOf?: (value: V) => Owner;
}

/** A change of one entry; without a value the entry is gone. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly value?: unknown;
}

/** Entries of one kind by their keys. A value is never changed: a change puts another in its place. */
export class Table<V> {
  readonly name: string;
  readonly #entries: BoundedMap<string, V>;
  readonly #ownerOf: (value: V) => Owner;
  readonly #changed: (change: Change) => void;

  constructor(name: string, shape: TableShape<V>, changed: (change: Change) => void) {
    const { limit, groupOf, ownerOf = () => ({}) } = shape;
    this.name = name;
    this.#ownerOf = ownerOf;
    this.#changed = changed;
    this.#entries = new BoundedMap(limit, groupOf, (key) => changed({ table: name, key }));
  }

  /** The entry, which counts as used now. */
  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: V): void {
    this.#entries.set(key, value);
    this.#changed({ table: this.name, key, value });
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.#changed({ table: this.name, key });
  }

  /** The entries of a group as they are now; to be listed here does not count as use. */
  of(group: string): readonly (readonly [string, V])[] {
    return this.#entries.of(group);
  }

  /** All entries, those unused for longest first. */
  entries(): Iterable<readonly [string, V]> {
    return this.#entries;
  }

  /** Does away with the entries of an owner: all that is told of the owner must be so of the entry. Without an owner, with all. */
  clear(owner: Owner = {}): void {
    const { clientId, customerKey } = owner;
    for (const [key, value] of [...this.#entries]) {
      const of = this.#ownerOf(value);
      if (clientId !== undefined && of.clientId !== clientId) continue;
      if (customerKey !== undefined && of.customerKey !== customerKey) continue;
      this.delete(key);
    }
  }
}
