/** Which keys belong to which name: those of one name are found without a look at the others. */
export class KeyIndex {
  readonly #keys = new Map<string, Set<string>>();

  add(name: string, key: string): void {
    const known = this.#keys.get(name);
    if (known === undefined) this.#keys.set(name, new Set([key]));
    else known.add(key);
  }

  delete(name: string, key: string): void {
    const known = this.#keys.get(name);
    if (known?.delete(key) === true && known.size === 0) this.#keys.delete(name);
  }

  of(name: string): ReadonlySet<string> {
    return this.#keys.get(name) ?? none;
  }
}

const none: ReadonlySet<string> = new Set();
