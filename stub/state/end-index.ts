const hour = 3_600_000;

/**
 * Keys by the hour in which what they stand for ends. Finding what has ended costs as much as has ended, and nothing more when
 * nothing has.
 */
export class EndIndex {
  readonly #hours = new Map<number, Set<string>>();
  /** The hours that have keys, or had, the earliest first. */
  readonly #order: number[] = [];

  /** `end` in milliseconds. */
  add(end: number, key: string): void {
    const name = Math.floor(end / hour);
    const known = this.#hours.get(name);
    if (known !== undefined) {
      known.add(key);
      return;
    }
    this.#hours.set(name, new Set([key]));
    this.#order.splice(this.#placeOf(name), 0, name);
  }

  delete(end: number, key: string): void {
    this.#hours.get(Math.floor(end / hour))?.delete(key);
  }

  /** At most so many of the keys whose hour was over before `moment`, those that ended first before the others. */
  endedBefore(moment: number, most: number): readonly string[] {
    while (this.#order.length > 0 && this.#hours.get(this.#order[0] ?? 0)?.size === 0) {
      this.#hours.delete(this.#order.shift() ?? 0);
    }
    const found: string[] = [];
    for (const name of this.#order) {
      if ((name + 1) * hour > moment) return found;
      for (const key of this.#hours.get(name) ?? []) {
        if (found.length === most) return found;
        found.push(key);
      }
    }
    return found;
  }

  #placeOf(name: number): number {
    let [low, high] = [0, this.#order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#order[middle] ?? name) < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
