import type { ReleaseRanges } from '../../schemas/releases.ts';

/** What one source of the standard says where another says something else. */
export interface Reading {
  /** One sentence of what it asks of a bank. */
  readonly says: string;
  readonly source: string;
}

/** A place where the official material contradicts itself. */
export interface Contradiction {
  readonly about: string;
  /** The releases that have it; every release when left out. Elsewhere it excuses nothing. */
  readonly releases?: ReleaseRanges;
  readonly readings: Readonly<Record<string, Reading>>;
  /** What the rules of this harness hold a bank to. */
  readonly stance: string;
}
