import type { OBTransaction6 } from '../data/records.ts';
import type { World } from '../data/world.ts';
import type { creditDebitAllowed } from '../disclosure/credit-debit.ts';
import type { Window, withinWindow } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import type { BankState } from '../state/bank-state.ts';
import { coversMonth, type MonthSpan, monthsWithin } from './months.ts';
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

/** The transactions that a consent shows in a window, newest first; a month is made only when it is needed. */
export interface TransactionList {
  readonly total: number;
  /** Records from `start` up to, not including, `end`. */
  slice(start: number, end: number): readonly OBTransaction6[];
  /** Booking dates of the oldest and the newest record; undefined for an empty list. */
  edges(): { readonly oldest: string; readonly newest: string } | undefined;
}

const newestFirst = (a: OBTransaction6, b: OBTransaction6) =>
  a.BookingDateTime < b.BookingDateTime ? 1 : a.BookingDateTime > b.BookingDateTime ? -1 : 0;

/** The list of the given accounts. Entries of one moment keep the order of their accounts. */
export function transactionList(
  bank: TransactionsBank,
  access: Access,
  accountIds: readonly string[],
  window: Window,
  at: number,
): TransactionList {
  const { world, behaviours, counts, state } = bank;
  const { permissions } = access.consent;
  const now = new Date(at).toISOString().slice(0, 7);

  const ofAccount = (accountId: string, month: string) =>
    world
      .transactionsOfMonth(accountId, month)
      .filter(
        (record) => behaviours.creditDebitAllowed(record, permissions) && behaviours.withinWindow(record, window),
      );

  const countOf = (accountId: string, month: MonthSpan) => {
    // A month that is over and lies wholly in the window is counted once and for all.
    if (counts === undefined || month.month >= now || !coversMonth(window, month)) {
      return ofAccount(accountId, month.month).length;
    }
    const count = counts.of(accountId, month.month, state.generation);
    const credits = behaviours.creditDebitAllowed({ CreditDebitIndicator: 'Credit' }, permissions) ? count.Credit : 0;
    return credits + (behaviours.creditDebitAllowed({ CreditDebitIndicator: 'Debit' }, permissions) ? count.Debit : 0);
  };

  const histories = accountIds.map((id) => ({ id, ...world.historyOf(id) }));
  const first = histories.map((history) => history.first).sort()[0] ?? now;
  const last =
    histories
      .map((history) => history.last)
      .sort()
      .at(-1) ?? now;
  const holders = (month: string) => histories.filter((history) => history.first <= month && month <= history.last);
  const months = monthsWithin(first, last, window).map((month) => ({
    ...month,
    count: holders(month.month).reduce((sum, { id }) => sum + countOf(id, month), 0),
  }));

  const recordsOf = (month: string) => {
    const records = holders(month).map(({ id }) => ofAccount(id, month));
    return records.length === 1 ? (records[0] ?? []) : records.flat().sort(newestFirst);
  };

  return {
    total: months.reduce((sum, month) => sum + month.count, 0),
    slice(start, end) {
      const found: OBTransaction6[] = [];
      let before = 0;
      for (const { month, count } of months) {
        if (before >= end) break;
        if (before + count > start) found.push(...recordsOf(month).slice(Math.max(start - before, 0), end - before));
        before += count;
      }
      return found;
    },
    edges() {
      const filled = months.filter((month) => month.count > 0);
      const [newest, oldest] = [filled[0], filled.at(-1)];
      if (newest === undefined || oldest === undefined) return undefined;
      const dates = (month: string) =>
        recordsOf(month)
          .map((record) => record.BookingDateTime)
          .sort();
      return { oldest: dates(oldest.month)[0] ?? '', newest: dates(newest.month).at(-1) ?? '' };
    },
  };
}
