import type { Entry } from '../store.ts';
import type { Commit, Committed, Loaded, SharedStore } from './shared-store.ts';

/** Commits that are remembered: who has not heard of an earlier one loads all anew. */
const usualLength = 5_000;

interface Kept extends Committed {
  readonly id: string;
  readonly touches: readonly string[];
}

/** The log and what it comes to, in the memory of one process: that which its workers share. */
export class SharedLog implements SharedStore {
  readonly #length: number;
  readonly #entries = new Map<string, Entry>();
  readonly #constants = new Map<string, Promise<string>>();
  #log: Kept[] = [];
  /** Those of the log, by their ids. */
  readonly #byId = new Map<string, Kept>();
  /** By name, the number of the last commit of the log that touched it. */
  readonly #touched = new Map<string, number>();
  #cleared = 0;
  #number = 0;

  constructor(length = usualLength, entries: readonly Entry[] = []) {
    this.#length = length;
    for (const entry of entries) this.#entries.set(`${entry.table}\0${entry.key}`, entry);
  }

  /** Of the last commit. */
  get number(): number {
    return this.#number;
  }

  /** All that there is. */
  loaded(): Loaded {
    return { entries: [...this.#entries.values()], number: this.#number };
  }

  /** What an entry is now. */
  valueOf(table: string, key: string): unknown {
    return this.#entries.get(`${table}\0${key}`)?.value;
  }

  async load(): Promise<Loaded> {
    return this.loaded();
  }

  async since(number: number): Promise<readonly Committed[] | undefined> {
    if (number === this.#number) return [];
    const first = this.#log[0]?.number ?? 0;
    return number + 1 < first ? undefined : this.#log.slice(number + 1 - first);
  }

  async commit(commit: Commit): Promise<number | undefined> {
    // What is kept is JSON: nothing of the one who made it goes into it.
    return this.keep({ ...commit, changes: JSON.parse(JSON.stringify(commit.changes)) as Commit['changes'] })?.number;
  }

  /** The same at once, of a commit that came from another process: what is in it is nobody else's. */
  keep(commit: Commit): Committed | undefined {
    const { id, after, reads, clears } = commit;
    const same = this.#byId.get(id);
    if (same !== undefined) return same;
    if (after < this.#number - this.#log.length) return undefined;
    if (reads.length > 0 && this.#cleared > after) return undefined;
    if (reads.some((name) => (this.#touched.get(name) ?? 0) > after)) return undefined;
    this.#number += 1;
    const { touches, changes } = commit;
    const kept: Kept = { id, number: this.#number, touches, clears, changes };
    this.#log.push(kept);
    this.#byId.set(id, kept);
    for (const name of kept.touches) this.#touched.set(name, kept.number);
    if (clears) this.#cleared = kept.number;
    if (this.#log.length > 2 * this.#length) this.#forget(this.#log.splice(0, this.#log.length - this.#length));
    this.#apply(kept);
    return kept;
  }

  constant(name: string, make: () => Promise<string>): Promise<string> {
    const known = this.#constants.get(name) ?? make();
    this.#constants.set(name, known);
    return known;
  }

  async close(): Promise<void> {}

  #forget(commits: readonly Kept[]): void {
    for (const { id, number, touches } of commits) {
      this.#byId.delete(id);
      for (const name of touches) if (this.#touched.get(name) === number) this.#touched.delete(name);
    }
  }

  #apply({ clears, changes }: Committed): void {
    if (clears) this.#entries.clear();
    for (const { table, key, value, greatest } of changes) {
      const place = `${table}\0${key}`;
      const before = this.#entries.get(place)?.value;
      if (value === undefined) this.#entries.delete(place);
      else this.#entries.set(place, { table, key, value: greatest === true ? greater(before, value) : value });
    }
  }
}

/** The greater of two numbers, one of which may not be there yet. */
export function greater(before: unknown, value: unknown): number {
  return Math.max(Number(before ?? 0), Number(value));
}
