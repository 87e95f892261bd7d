/** One half of what a map holds, and which keys of it belong to which group. */
class Generation<K, V> {
  readonly entries = new Map<K, V>();
  readonly #groups = new Map<string, Set<K>>();
  readonly #groupOf: (value: V) => string | undefined;

  constructor(groupOf: (value: V) => string | undefined) {
    this.#groupOf = groupOf;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    const group = this.#groupOf(value);
    if (group === undefined) return;
    const keys = this.#groups.get(group);
    if (keys === undefined) this.#groups.set(group, new Set([key]));
    else keys.add(key);
  }

  /** True when there was such an entry. */
  delete(key: K): boolean {
    const value = this.entries.get(key);
    if (value === undefined) return false;
    this.entries.delete(key);
    const group = this.#groupOf(value);
    const keys = group === undefined ? undefined : this.#groups.get(group);
    keys?.delete(key);
    if (group !== undefined && keys?.size === 0) this.#groups.delete(group);
    return true;
  }

  keysOf(group: string): Iterable<K> {
    return this.#groups.get(group) ?? [];
  }
}

/**
 * A map that holds at most `limit` entries, an even number. When it is full, the older half of what was not used since
 * the last time goes: two generations are cheaper than an exact order of use. Entries of one group are found without a look at
 * the others.
 */
export class BoundedMap<K, V> {
  #young: Generation<K, V>;
  #old: Generation<K, V>;
  readonly #limit: number;
  readonly #groupOf: (value: V) => string | undefined;
  readonly #dropped: ((key: K) => void) | undefined;

  /** `dropped` hears of each entry that had to go for want of room. */
  constructor(limit: number, groupOf: (value: V) => string | undefined = () => undefined, dropped?: (key: K) => void) {
    if (!Number.isInteger(limit) || limit < 2 || limit % 2 === 1) {
      throw new TypeError(`limit must be an even number above 0, got ${limit}`);
    }
    this.#limit = limit;
    this.#groupOf = groupOf;
    this.#dropped = dropped;
    this.#young = new Generation(groupOf);
    this.#old = new Generation(groupOf);
  }

  /** The entry, which counts as used now. */
  get(key: K): V | undefined {
    const young = this.#young.entries.get(key);
    if (young !== undefined) return young;
    const old = this.#old.entries.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.entries.size * 2 < this.#limit) return;
    const gone = this.#old;
    this.#old = this.#young;
    this.#young = new Generation(this.#groupOf);
    if (this.#dropped !== undefined) for (const key of gone.entries.keys()) this.#dropped(key);
  }

  /** True when there was such an entry. */
  delete(key: K): boolean {
    return this.#young.delete(key) || this.#old.delete(key);
  }

  get isEmpty(): boolean {
    return this.#young.entries.size === 0 && this.#old.entries.size === 0;
  }

  /** The entries of a group as they are now; to be listed here does not count as use. */
  of(group: string): readonly (readonly [K, V])[] {
    return [this.#old, this.#young].flatMap((generation) =>
      [...generation.keysOf(group)].flatMap((key) => {
        const value = generation.entries.get(key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  }

  *[Symbol.iterator](): Generator<[K, V]> {
    yield* this.#old.entries;
    yield* this.#young.entries;
  }
}
