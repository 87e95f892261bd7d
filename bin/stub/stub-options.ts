import type { ControlOptions } from './control-guard.ts';
import type { StoreOptions } from './opened-store.ts';

/** What `aisp stub` was told. */
export interface StubOptions extends ControlOptions, StoreOptions {
  readonly port: number;
  readonly host: string;
  readonly profile: string;
  /** One, or one of each version. */
  readonly release?: readonly string[];
  readonly seed: number;
  readonly customers?: number;
  readonly accounts?: number;
  readonly years?: number;
  readonly perDay?: number;
  readonly date?: Date;
  readonly tls: boolean;
  /** Names and addresses, besides loopback and `host`. */
  readonly tlsName: readonly string[];
  /** A folder. */
  readonly keys?: string;
  /** A file. */
  readonly clients?: string;
  /** A file. */
  readonly data?: string;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly quirk: readonly string[];
  readonly asFound: readonly string[];
  /** Entries of the state that are kept at a time. */
  readonly maxEntries: number;
  /** Processes that serve it. */
  readonly workers: number;
  /** False for a bank that nobody controls. */
  readonly control: boolean;
  /** True for a line about each call on the standard error. */
  readonly log: boolean;
  /** Calls that are kept. */
  readonly journal: number;
  /** True where errors lead callers on this machine to the journal. */
  readonly errorLinks: boolean;
}
