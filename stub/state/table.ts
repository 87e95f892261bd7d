/** Whose an entry is: what is done away with when one client or one customer begins anew. */
export interface Owner {
  readonly clientId?: string | undefined;
  readonly customerKey?: string | undefined;
}

/** How the entries of a table are kept. They are JSON: what a file or another process can hold. */
export interface TableShape<V> {
  /** Entries of one group are found without a look at the others. */
  readonly groupOf?: (value: V) => string | undefined;
  /** Nobody's when absent: such entries go with the whole alone. */
  readonly ownerOf?: (value: V) => Owner;
  /**
   * When nothing rests on the entry any more, in milliseconds since the epoch; an entry without an end is there until somebody does
   * away with it.
   */
  readonly endsAt?: (value: V) => number | undefined;
  /** How long after its end an entry is still told from one that never was, in milliseconds; an hour when absent. It may be an hour more. */
  readonly keptFor?: number;
  /** The clock by which entries end: the bank's own when absent. */
  readonly endsBy?: 'bank' | 'machine';
  /** True where answers that were given before a change say nothing of those after it. */
  readonly renews?: boolean;
  /** True for numbers that only grow: where many count, none waits for another, and of two numbers the greater stays. */
  readonly countsUp?: boolean;
}

/** A change of one entry; without a value the entry is gone. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly value?: unknown;
}

/** Entries of one kind by their keys. A value is never changed: a change puts another in its place. */
export interface Table<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** The entries of a group as they are now. */
  of(group: string): readonly (readonly [string, V])[];
  readonly isEmpty: boolean;
  /** All entries, in no order that anything may rest on. */
  entries(): Iterable<readonly [string, V]>;
  /** Does away with the entries of an owner: all that is told of the owner must be so of the entry. Without an owner, with all. */
  clear(owner?: Owner): void;
}
