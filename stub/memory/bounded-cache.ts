/** A cache of pure results that holds at most `limit` of them and drops the oldest first. */
export class BoundedCache<V> {
  readonly #limit: number;
  readonly #entries = new Map<string, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of `key`, made at most once while it is held. */
  get(key: string, make: () => V): V {
    const held = this.#entries.get(key);
    if (held !== undefined) return held;
    const made = make();
    if (this.#entries.size >= this.#limit) {
      const oldest = this.#entries.keys().next();
      if (oldest.done !== true) this.#entries.delete(oldest.value);
    }
    this.#entries.set(key, made);
    return made;
  }
}
