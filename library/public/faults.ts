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
 * it is closed. Without a connection, `fetch` of the bank rejects, or its body ends in an error.
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

/** Something that is to go wrong while the bank runs: exactly one of `fault`, `delay` and `break`. */
export interface FaultRequest {
  readonly fault?: FaultId;
  readonly delay?: Delay;
  readonly break?: Break;
  /** All calls when left out. */
  readonly scope?: FaultScope;
  /** On how many calls; for good when left out. */
  readonly times?: number;
  /** On how many of the calls that are meant, from 0 to 1: drawn from the seed of the bank, so that the same calls meet the same. */
  readonly probability?: number;
}

/** What goes wrong now. Lengths are in milliseconds. */
export interface RunningFault extends Omit<FaultRequest, 'fault'> {
  readonly id: string;
  /** Id of the fault. */
  readonly fault?: string;
}

/** What goes wrong at run time: faults, late answers, and answers that do not arrive. */
export interface Faults {
  /**
   * Has something go wrong from the next call on; resolves to the id by which it is removed. Rejects with `BAD_FAULT`, or with
   * `FIXED_AT_START` for a fault that a bank can have from its start only.
   */
  add(wanted: FaultRequest): Promise<string>;
  list(): readonly RunningFault[];
  /** Undoes what `add` did. Rejects with `BAD_FAULT` for an id that is not there, as when its calls are used up. */
  remove(id: string): Promise<void>;
  /** Undoes all that `add` did. */
  clear(): Promise<void>;
}
