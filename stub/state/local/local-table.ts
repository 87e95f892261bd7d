import { IndexedEntries } from '../indexed-entries.ts';
import type { Change, Owner, Table, TableShape } from '../table.ts';

/** Entries that are dropped at most when one is set: none waits long for its answer, and more goes than comes. */
const mostDropped = 50;

/** A table whose entries are in this process alone. */
export class LocalTable<V> implements Table<V> {
  readonly #name: string;
  readonly #shape: TableShape<V>;
  readonly #changed: ((change: Change) => void) | undefined;
  readonly #now: () => number;
  #entries: IndexedEntries<V>;

  /** `changed` hears of each change, also of what went because its time was over by the clock `now`. */
  constructor(name: string, shape: TableShape<V>, now: () => number, changed?: (change: Change) => void) {
    this.#name = name;
    this.#shape = shape;
    this.#now = now;
    this.#changed = changed;
    this.#entries = new IndexedEntries(shape);
  }

  get size(): number {
    return this.#entries.size;
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: V): void {
    this.#entries.set(key, value);
    this.#changed?.({ table: this.#name, key, value });
    if (this.#shape.endsAt === undefined) return;
    for (const ended of this.#entries.forgettable(this.#now(), mostDropped)) this.delete(ended);
  }

  delete(key: string): void {
    if (this.#entries.delete(key)) this.#changed?.({ table: this.#name, key });
  }

  of(group: string): readonly (readonly [string, V])[] {
    return this.#entries.of(group);
  }

  entries(): Iterable<readonly [string, V]> {
    return this.#entries;
  }

  /** Takes in entries that are kept already. */
  fill(entries: Iterable<readonly [string, V]>): void {
    for (const [key, value] of entries) this.#entries.set(key, value);
  }

  clear(owner: Owner = {}): void {
    if (owner.clientId !== undefined || owner.customerKey !== undefined) {
      for (const key of this.#entries.keysOf(owner)) this.delete(key);
      return;
    }
    const gone = this.#entries;
    this.#entries = new IndexedEntries(this.#shape);
    if (this.#changed !== undefined) for (const key of gone.keys()) this.#changed({ table: this.#name, key });
  }
}
