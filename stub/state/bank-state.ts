import type { Entry } from './store.ts';
import type { Owner, Table, TableShape } from './table.ts';

/** The clocks by which entries end, in milliseconds since the epoch. */
export interface StateClocks {
  readonly bank: () => number;
  readonly machine: () => number;
}

export interface TransactOptions {
  /**
   * True for what changes something unless it is refused, and costs little to run twice: it is run before anybody is asked, since what it
   * rests on is looked at when it is kept, and once more where it changed nothing.
   */
  readonly changes?: boolean;
}

/** Entries that a bank keeps at most, unless it is told another number. */
export const usualMaxEntries = 1_000_000;

/** What it may be told instead. */
export const maxEntriesLimits = { least: 100, most: 100_000_000 } as const;

/**
 * All that changes in a bank, in tables by name; each room of the bank sees its own. Several apps over one state are one bank
 * that answers in several ways. What is computed from seed and clock is no part of it. What was acknowledged is there until its
 * time is over: when the state is full, whoever would add to it is refused, and nothing goes to make room.
 */
export interface BankState {
  /** True when changes are kept elsewhere, too: an answer is then made within `transact`. */
  readonly isKept: boolean;
  /** True where `transact` may run something more than once. */
  readonly repeats: boolean;
  /** The table of this name, which fixes what it holds: whoever asks first says how it is kept. */
  table<V>(name: string, shape: TableShape<V>): Table<V>;
  /** The next number of a sequence, from 1 up. */
  next(sequence: string): number;
  /**
   * Another one whenever what was answered before says nothing of what is to be answered now: whoever keeps answers keeps it with
   * them.
   */
  readonly generation: number;
  /** Says that the bank is another one from now on, as when added data changes what it knows. */
  renew(): void;
  /** Does away with what is an owner's in the tables that were asked for; without an owner, with all that there is. */
  clear(owner?: Owner): void;
  /** All entries as they are now. */
  entries(): readonly Entry[];
  /** Puts these entries in the place of all that there is. */
  replace(entries: readonly Entry[]): void;
  /**
   * Runs what reads and changes this state. In one process it has happened at once; the promise is kept once the changes are. Where
   * many share the state, it is run on all that any of them acknowledged before, and all that it changes is kept, or nothing: it
   * is run again where another was quicker. Rejects with what `act` throws, and with a StoreError.
   */
  transact<T>(act: () => T | Promise<T>): Promise<T>;
  /** The same, which is over at once where nobody need be asked first and nothing is changed: it may throw at once, too. */
  transactNow<T>(act: () => T | Promise<T>, options?: TransactOptions): T | Promise<T>;
  /** Fulfilled while changes can be kept. Rejects with a StoreError. */
  reachable(): Promise<void>;
  /** A text that all processes of the bank share for good, made when it is first asked for. */
  constant(name: string, make: () => Promise<string>): Promise<string>;
  /** The most entries that are kept at a time; what is under way may go a little beyond. */
  readonly maxEntries: number;
  /** True when nothing more can be added. */
  readonly isFull: boolean;
  /** Has entries end by these clocks: by that of the machine until it is told. */
  goBy(clocks: StateClocks): void;
}
