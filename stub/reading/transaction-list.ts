import type { OBTransaction6 } from '../data/records.ts';
import type { SidedCount, TransactionBook, TransactionMark } from '../data/transaction-book.ts';
import type { World } from '../data/world.ts';
import type { creditDebitAllowed } from '../disclosure/credit-debit.ts';
import type { Window, withinWindow } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import type { BankState } from '../state/bank-state.ts';
import { covers, daysWithin, type MonthSpan, monthsWithin, type Span } from './months.ts';
import type { TransactionCounts } from './transaction-counts.ts';

/** What of the bank a list of transactions is made of. */
export interface TransactionsBank {
  readonly world: World;
  readonly state: Pick<BankState, 'generation'>;
  /** Counts by account and month; absent when a dishonest decision says which transactions count. */
  readonly counts?: TransactionCounts;
  readonly behaviours: {
    readonly creditDebitAllowed: typeof creditDebitAllowed;
    readonly withinWindow: typeof withinWindow;
  };
}

/** The transactions that a consent shows in a window, newest first; a record is made only when it is needed. */
export interface TransactionList {
  readonly total: number;
  /** Records from `start` up to, not including, `end`. */
  slice(start: number, end: number): readonly OBTransaction6[];
  /** Booking dates of the oldest and the newest record; undefined for an empty list. */
  edges(): { readonly oldest: string; readonly newest: string } | undefined;
}

/** Above so many records a month is looked at day by day. */
const manyInMonth = 1000;

interface Account {
  readonly id: string;
  readonly book: TransactionBook;
}

interface Counted {
  readonly span: Span;
  readonly count: number;
}

const newestFirst = (a: TransactionMark, b: TransactionMark) =>
  a.BookingDateTime < b.BookingDateTime ? 1 : a.BookingDateTime > b.BookingDateTime ? -1 : 0;

const both = ({ Credit, Debit }: SidedCount): number => Credit + Debit;

/** The list of the given accounts. Entries of one moment keep the order of their accounts. */
export function transactionList(
  { world, behaviours, counts, state }: TransactionsBank,
  access: Access,
  accountIds: readonly string[],
  window: Window,
  at: number,
): TransactionList {
  const { permissions } = access.consent;
  const now = new Date(at).toISOString().slice(0, 7);
  const credits = behaviours.creditDebitAllowed({ CreditDebitIndicator: 'Credit' }, permissions);
  const debits = behaviours.creditDebitAllowed({ CreditDebitIndicator: 'Debit' }, permissions);
  const shown = ({ Credit, Debit }: SidedCount): number => (credits ? Credit : 0) + (debits ? Debit : 0);

  const accounts: readonly Account[] = accountIds.map((id) => ({ id, book: world.transactions(id) }));
  const first = accounts.map(({ book }) => book.first).sort()[0] ?? now;
  const last =
    accounts
      .map(({ book }) => book.last)
      .sort()
      .at(-1) ?? now;
  const holders = (month: string) => accounts.filter(({ book }) => book.first <= month && month <= book.last);

  /** A dishonest decision may depend on anything: what it judges is made for it. */
  const isShown = (mark: TransactionMark): boolean => {
    const judged = counts === undefined ? mark.record() : mark;
    return behaviours.creditDebitAllowed(judged, permissions) && behaviours.withinWindow(judged, window);
  };
  const ofAccount = ({ book }: Account, { start, end }: Span) => book.between(start / 1000, end / 1000).filter(isShown);

  const inMonth = ({ id, book }: Account, month: MonthSpan): SidedCount =>
    // A month that is over is counted once and for all.
    counts !== undefined && month.month < now
      ? counts.of(id, book, month, state.generation)
      : book.counts(month.start / 1000, month.end / 1000);
  const inDay = ({ book }: Account, { start, end }: Span): SidedCount => book.counts(start / 1000, end / 1000);

  const counted = <S extends Span>(
    span: S,
    some: readonly Account[],
    count: (one: Account, span: S) => SidedCount,
  ) => ({
    span,
    count:
      counts !== undefined && covers(window, span)
        ? some.reduce((sum, one) => sum + shown(count(one, span)), 0)
        : some.reduce((sum, one) => sum + ofAccount(one, span).length, 0),
  });

  const isLarge = (month: MonthSpan) =>
    counts !== undefined && holders(month.month).reduce((sum, one) => sum + both(inMonth(one, month)), 0) > manyInMonth;
  function* byDay(month: MonthSpan): Generator<Counted> {
    for (const span of daysWithin(month, window)) yield counted(span, holders(month.month), inDay);
  }

  const months = monthsWithin(first, last, window).map((month) => {
    if (covers(window, month) || !isLarge(month)) return { month, ...counted(month, holders(month.month), inMonth) };
    return { month, count: [...byDay(month)].reduce((sum, { count }) => sum + count, 0) };
  });

  const marksOf = (month: MonthSpan, span: Span): readonly TransactionMark[] => {
    const marks = holders(month.month).map((account) => ofAccount(account, span));
    return marks.length === 1 ? (marks[0] ?? []) : marks.flat().sort(newestFirst);
  };

  /** The booking date of the newest mark of a month, or of its oldest; undefined where it has none. */
  const edgeOf = (month: MonthSpan, which: 'newest' | 'oldest'): string | undefined => {
    const days = isLarge(month) ? daysWithin(month, window) : [month];
    for (const span of which === 'newest' ? days : days.toReversed()) {
      let edge: string | undefined;
      for (const { BookingDateTime: at } of marksOf(month, span)) {
        if (edge === undefined || (which === 'newest' ? at > edge : at < edge)) edge = at;
      }
      if (edge !== undefined) return edge;
    }
    return undefined;
  };

  return {
    total: months.reduce((sum, { count }) => sum + count, 0),
    slice(start, end) {
      const found: OBTransaction6[] = [];
      let before = 0;
      for (const { month, count: inAll } of months) {
        if (before >= end) break;
        if (before + inAll <= start) {
          before += inAll;
          continue;
        }
        for (const { span, count } of isLarge(month) ? byDay(month) : [{ span: month, count: inAll }]) {
          if (before >= end) break;
          if (before + count > start) {
            const marks = marksOf(month, span).slice(Math.max(start - before, 0), end - before);
            for (const mark of marks) found.push(mark.record());
          }
          before += count;
        }
      }
      return found;
    },
    edges() {
      const filled = months.filter(({ count }) => count > 0);
      const [newest, oldest] = [filled[0], filled.at(-1)];
      if (newest === undefined || oldest === undefined) return undefined;
      return { oldest: edgeOf(oldest.month, 'oldest') ?? '', newest: edgeOf(newest.month, 'newest') ?? '' };
    },
  };
}
