import type { DateTime, OBTransaction6 } from './records.ts';

/** A month, `YYYY-MM`, in UTC. */
export type Month = string;

/** How many credits and debits there are. */
export interface SidedCount {
  readonly Credit: number;
  readonly Debit: number;
}

/** A transaction of which no more is known yet than decides whether it is shown, and where. */
export interface TransactionMark {
  readonly BookingDateTime: DateTime;
  readonly CreditDebitIndicator: OBTransaction6['CreditDebitIndicator'];
  /** All of it, made when it is asked for. */
  record(): OBTransaction6;
}

/**
 * The transactions of an account as they are at one moment. Entries that have not happened yet do not exist. Spans are in seconds
 * since 1970, each from its first instant up to, not including, the other; they begin and end at midnight.
 */
export interface TransactionBook {
  /** The first month with data, by booking date. */
  readonly first: Month;
  /** The last one: the next month when a pending entry is expected there. */
  readonly last: Month;
  /** Counts without making a record. */
  counts(from: number, to: number): SidedCount;
  /** Newest first. */
  between(from: number, to: number): readonly TransactionMark[];
}

/** A finished record as a mark of itself. */
export function markOf(record: OBTransaction6): TransactionMark {
  const { BookingDateTime, CreditDebitIndicator } = record;
  return { BookingDateTime, CreditDebitIndicator, record: () => record };
}

/** Credits and debits among some. */
export function sidesOf(some: readonly Pick<TransactionMark, 'CreditDebitIndicator'>[]): SidedCount {
  const credits = some.filter(({ CreditDebitIndicator: side }) => side === 'Credit').length;
  return { Credit: credits, Debit: some.length - credits };
}

/** The book with other records in the place of its own: filters and counts go by what those say. */
export function bookWith(
  book: TransactionBook,
  change: (record: OBTransaction6) => OBTransaction6 | undefined,
): TransactionBook {
  const between = (from: number, to: number) =>
    book.between(from, to).flatMap((mark) => {
      const made = change(mark.record());
      return made === undefined ? [] : [markOf(made)];
    });
  return { first: book.first, last: book.last, between, counts: (from, to) => sidesOf(between(from, to)) };
}
