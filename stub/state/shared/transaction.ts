import { names } from './names.ts';

/** What one request has seen and done, before anybody else sees it. */
export class Transaction {
  /** The number of the last commit that it saw when it began: whatever came later may change what it rests on. */
  readonly after: number;
  readonly #reads = new Set<string>();
  readonly #entriesRead = new Map<string, Set<string>>();
  readonly #changes = new Map<string, Map<string, unknown>>();
  #clears = false;
  #generation: number | undefined;
  /** True when it has been kept or dropped: what is then still done in its name is a mistake. */
  over = false;

  constructor(after: number) {
    this.after = after;
  }

  /** Notes that it rests on an entry. */
  readEntry(table: string, key: string): void {
    const known = this.#entriesRead.get(table);
    if (known === undefined) this.#entriesRead.set(table, new Set([key]));
    else known.add(key);
  }

  /** Notes that it rests on whatever has this name. */
  read(name: string): void {
    this.#reads.add(name);
  }

  get reads(): readonly string[] {
    const entries = [...this.#entriesRead].flatMap(([table, keys]) => [...keys].map((key) => names.entry(table, key)));
    return [...this.#reads, ...entries];
  }

  /** Its changes of a table, where it has made any: a key without a value is one whose entry is gone. */
  of(table: string): ReadonlyMap<string, unknown> | undefined {
    return this.#changes.get(table);
  }

  /** Of all tables. */
  get changes(): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
    return this.#changes;
  }

  change(table: string, key: string, value: unknown): void {
    const known = this.#changes.get(table);
    if (known === undefined) this.#changes.set(table, new Map([[key, value]]));
    else known.set(key, value);
  }

  /** True when nothing of what was there before it is there any more. */
  get clears(): boolean {
    return this.#clears;
  }

  clear(): void {
    this.#clears = true;
    this.#changes.clear();
  }

  get isEmpty(): boolean {
    return !this.#clears && this.#changes.size === 0;
  }

  /** That of the bank as this transaction leaves it; undefined where that is the one of all. */
  get generation(): number | undefined {
    return this.#generation;
  }

  renew(generation: number): void {
    this.#generation = generation;
  }
}
