import { type StateClocks, usualMaxEntries } from './bank-state.ts';
import { entriesOf, type Waiting } from './entries-by-table.ts';
import { sequences } from './sequences.ts';
import type { Entry } from './store.ts';
import type { Owner, Table, TableShape } from './table.ts';

/** A table as a state keeps it. */
interface Kept {
  readonly size: number;
  entries(): Iterable<readonly [string, unknown]>;
  clear(owner: Owner): void;
  fill(entries: Iterable<readonly [string, unknown]>): void;
}

export interface StateOptions {
  /** See `BankState`; a million when absent. */
  readonly maxEntries?: number | undefined;
}

/** What all states have in common: tables by name, made when they are first asked for, and sequences in one of them. */
export abstract class StateOfTables<T extends Kept> {
  readonly maxEntries: number;
  protected readonly tables = new Map<string, T>();
  /** Of tables that nobody has asked for yet. */
  protected waiting: Waiting = new Map();
  protected clocks: StateClocks = { bank: Date.now, machine: Date.now };

  constructor({ maxEntries = usualMaxEntries }: StateOptions) {
    this.maxEntries = maxEntries;
  }

  /** A new table, without entries. */
  protected abstract made(name: string, shape: TableShape<unknown>): T;

  get isFull(): boolean {
    let size = 0;
    for (const table of this.tables.values()) size += table.size;
    return size >= this.maxEntries;
  }

  goBy(clocks: StateClocks): void {
    this.clocks = clocks;
  }

  table<V>(name: string, shape: TableShape<V>): Table<V> {
    // Whoever asks for a table says what it holds: here all are alike.
    const known = this.tables.get(name) ?? this.#begun(name, shape as unknown as TableShape<unknown>);
    return known as unknown as Table<V>;
  }

  next(sequence: string): number {
    const numbers = this.table('sequences', sequences);
    const next = (numbers.get(sequence) ?? 0) + 1;
    numbers.set(sequence, next);
    return next;
  }

  entries(): readonly Entry[] {
    const asked = [...this.tables].flatMap(([name, table]) => entriesOf(name, table.entries()));
    return [...asked, ...[...this.waiting].flatMap(([table, entries]) => entriesOf(table, entries))];
  }

  protected clearTables(owner: Owner): void {
    for (const table of this.tables.values()) table.clear(owner);
  }

  #begun(name: string, shape: TableShape<unknown>): T {
    const made = this.made(name, shape);
    made.fill(this.waiting.get(name) ?? []);
    this.waiting.delete(name);
    this.tables.set(name, made);
    return made;
  }
}
