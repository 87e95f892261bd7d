import { monthStart, monthText, parseMonth } from './calendar.ts';
import type { OBTransaction6 } from './records.ts';
import type { Month } from './transaction-book.ts';
import type { World } from './world.ts';

/** The months from `first` to `last`, both included, oldest first. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const from = parseMonth(first);
  const to = parseMonth(last);
  if (from === undefined || to === undefined) throw new TypeError(`not months: ${first}, ${last}`);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => monthText(from + i));
}

/** All transactions of an account in a month, newest first; none outside its history. Throws a `TypeError` for what is no month. */
export function transactionsOfMonth(
  world: Pick<World, 'transactions'>,
  accountId: string,
  month: Month,
): readonly OBTransaction6[] {
  const index = parseMonth(month);
  if (index === undefined) throw new TypeError(`not a month: ${month}`);
  const marks = world.transactions(accountId).between(monthStart(index), monthStart(index + 1));
  return marks.map((mark) => mark.record());
}

/** An account's whole history, newest first: for tests and small accounts, not for answering a call. */
export function wholeHistory(world: Pick<World, 'transactions'>, accountId: string): readonly OBTransaction6[] {
  const { first, last } = world.transactions(accountId);
  return monthsBetween(first, last)
    .toReversed()
    .flatMap((month) => transactionsOfMonth(world, accountId, month));
}
