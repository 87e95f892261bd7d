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
  /** True where answers that were given before a change say nothing of those after it. */
  readonly renews?: boolean;
}

/** A change of one entry; without a value the entry is gone. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly value?: unknown;
}

/** Entries of one kind by their keys. A value is never changed: a change puts another in its place. */
export class Table<V> {
  readonly #name: string;
  readonly #shape: TableShape<V>;
  readonly #changed: ((change: Change) => void) | undefined;
  #entries: BoundedMap<string, V>;

  /** `changed` hears of each change, also of what had to go for want of room. */
  constructor(name: string, shape: TableShape<V>, changed?: (change: Change) => void) {
    this.#name = name;
    this.#shape = shape;
    this.#changed = changed;
    this.#entries = this.#empty();
  }

  /** The entry, which counts as used now. */
  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: V): void {
    this.#entries.set(key, value);
    this.#changed?.({ table: this.#name, key, value });
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.#changed?.({ table: this.#name, key });
  }

  /** The entries of a group as they are now; to be listed here does not count as use. */
  of(group: string): readonly (readonly [string, V])[] {
    return this.#entries.of(group);
  }

  get isEmpty(): boolean {
    return this.#entries.isEmpty;
  }

  /** All entries, those unused for longest first. */
  entries(): Iterable<readonly [string, V]> {
    return this.#entries;
  }

  /** Takes in entries that are kept already. */
  fill(entries: Iterable<readonly [string, V]>): void {
    for (const [key, value] of entries) this.#entries.set(key, value);
  }

  /** Does away with the entries of an owner: all that is told of the owner must be so of the entry. Without an owner, with all. */
  clear({ clientId, customerKey }: Owner = {}): void {
    const gone = this.#entries;
    if (clientId !== undefined || customerKey !== undefined) {
      const { ownerOf = () => ({}) } = this.#shape;
      for (const [key, value] of [...gone]) {
        const owner: Owner = ownerOf(value);
        if (clientId !== undefined && owner.clientId !== clientId) continue;
        if (customerKey !== undefined && owner.customerKey !== customerKey) continue;
        this.delete(key);
      }
      return;
    }
    this.#entries = this.#empty();
    if (this.#changed !== undefined) for (const [key] of gone) this.#changed({ table: this.#name, key });
  }

  #empty(): BoundedMap<string, V> {
    const { limit, groupOf } = this.#shape;
    const changed = this.#changed;
    const dropped = changed === undefined ? undefined : (key: string) => changed({ table: this.#name, key });
    return new BoundedMap(limit, groupOf, dropped);
  }
}
