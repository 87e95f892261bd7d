import type { Change } from './table.ts';

/** An entry of a table, as a store has it. */
export interface Entry {
  readonly table: string;
  readonly key: string;
  readonly value: unknown;
}

/** Where the changes of a state are kept, so that they outlast the process. */
export interface Store {
  /** All that it has. Rejects with a StoreError for what it cannot read. */
  load(): Promise<readonly Entry[]>;
  /** Keeps changes in their order, all of them or none. Fulfilled once they outlast the end of the process; rejects with a StoreError. */
  write(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

export type StoreErrorCode =
  | 'STORE_IN_USE'
  | 'STORE_DAMAGED'
  | 'STORE_OF_ANOTHER_BANK'
  | 'STORE_UNUSABLE'
  | 'STORE_FAILED'
  | 'STORE_AWAY'
  | 'STORE_BUSY'
  | 'STORE_FULL'
  | 'STORE_LOST';

/**
 * Raised when a store cannot be had, or fails while it is used (`STORE_FAILED`): then nothing is acknowledged any more. A store that
 * many processes share may also be out of reach for a while (`STORE_AWAY`), be changed by others too quickly (`STORE_BUSY`), have no room
 * (`STORE_FULL`), or have lost what it acknowledged (`STORE_LOST`). `message` says what to do.
 */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}
