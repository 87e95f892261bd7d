import { day, type MonthIndex } from './calendar.ts';
import type { Holding } from './customers.ts';
import type { LedgerMonth } from './ledger/month.ts';
import type { Pence } from './money.ts';
import type { TransactionBook } from './transaction-book.ts';

/** Purchases are known at most this long before they are booked, in seconds. */
export const longestPending = 3 * day;

/** What a month came to once it is over. */
export interface MonthTotals {
  readonly opening: Pence;
  readonly closing: Pence;
  readonly credits: Pence;
  /** Negative, or nil. */
  readonly debits: Pence;
  /** The part of the credits that is interest. */
  readonly interest: Pence;
  readonly entries: number;
}

/** What is told of the movements on accounts. All instants are seconds since 1970. */
export interface Books {
  /** First and last month with data; the last is the next month when a pending entry is expected there. */
  range(holding: Holding, now: number): { readonly first: MonthIndex; readonly last: MonthIndex };
  /** The transactions as they stand at `now`. */
  transactions(holding: Holding, now: number): TransactionBook;
  /** The booked balance at `now`, and what is pending on top of it. */
  position(holding: Holding, now: number): { readonly booked: Pence; readonly pending: Pence };
  totals(holding: Holding, month: MonthIndex): MonthTotals;
  /** Each entry of a month, whether or not it has happened yet. */
  ledger(holding: Holding, month: MonthIndex): LedgerMonth;
}
