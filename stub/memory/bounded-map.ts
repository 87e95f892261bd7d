/**
 * A cache of at most `limit` entries, an even number. When it is full, the older half of what was not used since the last time
 * goes: two generations are cheaper than an exact order of use. Nothing that must not be forgotten has a place here.
 */
export class BoundedMap<K, V> {
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    if (!Number.isInteger(limit) || limit < 2 || limit % 2 === 1) {
      throw new TypeError(`limit must be an even number above 0, got ${limit}`);
    }
    this.#limit = limit;
  }

  /** The entry, which counts as used now. */
  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size * 2 < this.#limit) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** True when there was such an entry. */
  delete(key: K): boolean {
    return this.#young.delete(key) || this.#old.delete(key);
  }

  *[Symbol.iterator](): Generator<[K, V]> {
    yield* this.#old;
    yield* this.#young;
  }
}
