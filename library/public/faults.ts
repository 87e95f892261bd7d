import type { OperationId } from '../../schemas/operations.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';

/** A length of time: milliseconds, or text like `250ms` and `1.5s`; up to five minutes. */
export type Length = number | string;

/** How long answers are kept back: always as long, evenly between two lengths, or log-normal by median and 95th percentile. */
export type Delay =
  | Length
  | { readonly from: Length; readonly to: Length }
  | { readonly median: Length; readonly p95: Length };

/**
 * How an answer fails to arrive: the connection is reset; it is closed without a byte; the headers and half of the body come, and then
 * it is closed. Without a connection, `fetch` of the bank rejects and `intercept` resolves to a network error, or its body ends in an error.
 */
export type Break = 'reset' | 'empty' | 'half';

/** The calls that are meant: all that is told must be so. */
export interface FaultScope {
  readonly clientId?: string;
  /** A ConsentId. */
  readonly consentId?: string;
  /** The hint of a persona. */
  readonly persona?: string;
  readonly operation?: OperationId;
}

/** On which calls something goes wrong. */
export interface FaultReach {
  /** All calls when left out. */
  readonly scope?: FaultScope;
  /** On how many calls; for good when left out. */
  readonly times?: number;
  /** On how many of the calls that are meant, from 0 to 1: drawn from the seed of the bank, so that the same calls meet the same. */
  readonly probability?: number;
}

/** A fault of the catalogue. */
export interface FaultById extends FaultReach {
  readonly fault: FaultId;
  readonly delay?: never;
  readonly break?: never;
}

/** Late answers. */
export interface LateAnswers extends FaultReach {
  readonly delay: Delay;
  readonly fault?: never;
  readonly break?: never;
}

/** Answers that do not arrive. */
export interface BrokenAnswers extends FaultReach {
  readonly break: Break;
  readonly fault?: never;
  readonly delay?: never;
}

/** Something that is to go wrong while the bank runs: exactly one of `fault`, `delay` and `break`. */
export type FaultRequest = FaultById | LateAnswers | BrokenAnswers;

/** What goes wrong now. Lengths are in milliseconds. */
export interface RunningFault extends FaultReach {
  readonly id: string;
  /** Id of the fault. */
  readonly fault?: string;
  readonly delay?: Delay;
  readonly break?: Break;
}

/** What goes wrong at run time: faults, late answers, and answers that do not arrive. */
export interface Faults {
  /**
   * Has something go wrong from the next call on; resolves to the id by which it is removed. Rejects with `BAD_FAULT`, with
   * `CANNOT_SHOW` for a fault that makes no difference in the profile and the releases of the bank, or with `FIXED_AT_START` for
   * one that a bank can have from its start only.
   */
  add(wanted: FaultRequest): Promise<string>;
  list(): readonly RunningFault[];
  /** Undoes what `add` did. Rejects with `BAD_FAULT` for an id that is not there, as when its calls are used up. */
  remove(id: string): Promise<void>;
  /** Undoes all that `add` did. */
  clear(): Promise<void>;
}
