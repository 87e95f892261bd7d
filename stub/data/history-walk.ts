import { monthText, parseMonth } from './calendar.ts';
import type { OBTransaction6 } from './records.ts';
import type { Month, World } from './world.ts';

/** The months from `first` to `last`, both included, oldest first. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const from = parseMonth(first);
  const to = parseMonth(last);
  if (from === undefined || to === undefined) throw new TypeError(`not months: ${first}, ${last}`);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => monthText(from + i));
}

/** An account's whole history, newest first: for tests and small accounts, not for answering a call. */
export function wholeHistory(world: World, accountId: string): readonly OBTransaction6[] {
  const { first, last } = world.historyOf(accountId);
  return monthsBetween(first, last)
    .toReversed()
    .flatMap((month) => world.transactionsOfMonth(accountId, month));
}
