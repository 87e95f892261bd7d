import { disclose } from '../disclosure/disclose.ts';
import { overlap, type Window } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import { filterWindow } from './filter.ts';
import type { Reader, Reading, ReadingBank } from './reader.ts';
import { transactionList } from './transaction-list.ts';

/** The window of the consent: nothing that a request asks for leads out of it. */
export function consentWindow(access: Access): Window {
  const { from, to } = access.consent;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/**
 * The transactions in `narrowed`, a part of `available`, as they are at `at`, in milliseconds since the epoch. Meta tells the range
 * that is available whatever the request narrows it to.
 */
export function transactionsWithin(
  bank: ReadingBank,
  at: number,
  access: Access,
  accountIds: readonly string[],
  available: Window,
  narrowed: Window,
): Reading {
  const found = transactionList(bank, access, accountIds, narrowed, at);
  const { permissions } = access.consent;
  return {
    kind: 'list',
    total: found.total,
    data: (start, end) => ({ Transaction: disclose(bank, permissions, 'transactions', found.slice(start, end)) }),
    available: () => {
      const all = narrowed === available ? found : transactionList(bank, access, accountIds, available, at);
      const edges = all.edges();
      return edges && { firstAvailableDateTime: edges.oldest, lastAvailableDateTime: edges.newest };
    },
  };
}

/** Transactions of an account or of all selected ones. Clause: Transactions, Filtering. */
export const transactions: Reader = (bank, request, access, accountIds) => {
  const available = consentWindow(access);
  const filter = filterWindow(bank, request, 'fromBookingDateTime', 'toBookingDateTime');
  const narrowed = filter.from === undefined && filter.to === undefined ? available : overlap(available, filter);
  return transactionsWithin(bank, request.at, access, accountIds, available, narrowed);
};
