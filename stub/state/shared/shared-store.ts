import type { Entry } from '../store.ts';
import type { Change } from '../table.ts';

/** A change of an entry that many processes see. */
export interface SharedChange extends Change {
  /** True for a number that only grows, whoever counts: of two, the greater stays. */
  readonly greatest?: boolean;
}

/** What one process did on the ground of what it saw: all of it is kept, or nothing. */
export interface Commit {
  /** Of this commit alone: one that is sent again, because nobody heard what came of it, is kept once. */
  readonly id: string;
  /** The number of the last commit that it saw. */
  readonly after: number;
  /** Names of what it rests on. It is refused where a commit since has touched one of them. */
  readonly reads: readonly string[];
  /** Names of what it touches. */
  readonly touches: readonly string[];
  /** True where all that there is goes before the changes are made; that touches everything. */
  readonly clears: boolean;
  readonly changes: readonly SharedChange[];
}

/** A commit that was kept. */
export interface Committed extends Pick<Commit, 'clears' | 'changes'> {
  /** Its place: one more than that of the commit before. */
  readonly number: number;
}

/** All that a store has at one moment. */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Of the last commit in it. */
  readonly number: number;
}

/**
 * What the processes of one bank have in common: an ordered log of commits, and what they come to. Whatever is asked of it rejects
 * with a StoreError: `STORE_AWAY` while it cannot be reached, `STORE_LOST` once it has lost what it acknowledged.
 */
export interface SharedStore {
  load(): Promise<Loaded>;
  /**
   * What was kept after a commit, in order, with all that anybody was told of before this was asked. Undefined where that is too long
   * ago: then all is loaded anew.
   */
  since(number: number): Promise<readonly Committed[] | undefined>;
  /** The same at once: of a store that has been told of all that was acknowledged, and need ask nobody. */
  told?(number: number): readonly Committed[];
  /** Has somebody hear whenever such a store is told of more. */
  whenMore?(arrived: () => void): void;
  /** The number of the commit; undefined where it was refused. */
  commit(commit: Commit): Promise<number | undefined>;
  /** A value that all processes share for good: what the first who asked has made. It goes with nothing that is cleared. */
  constant(name: string, make: () => Promise<string>): Promise<string>;
  close(): Promise<void>;
}
