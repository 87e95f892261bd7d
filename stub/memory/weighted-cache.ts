/** A cache of pure results that weigh at most `limit` together, or is of one that weighs more; drops the oldest first. */
export class WeightedCache<V> {
  readonly #limit: number;
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>();
  #weight = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of `key`, made at most once while it is held. */
  get(key: string, make: () => { readonly value: V; readonly weight: number }): V {
    const held = this.#entries.get(key);
    if (held !== undefined) return held.value;
    const made = make();
    for (const [oldest, { weight }] of this.#entries) {
      if (this.#weight + made.weight <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#weight -= weight;
    }
    this.#entries.set(key, made);
    this.#weight += made.weight;
    return made.value;
  }
}
