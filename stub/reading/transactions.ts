import type { BankContext } from '../answering/bank-context.ts';
import { disclose } from '../disclosure/disclose.ts';
import { overlap, type Window } from '../disclosure/window.ts';
import type { Access } from '../guards/consent.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { json, type Reply } from '../http/reply.ts';
import { paged, requestedPage } from '../paging/paged.ts';
import { filterWindow } from './filter.ts';
import type { Reader } from './reader.ts';
import { transactionList } from './transaction-list.ts';

/** The window of the consent, from which nothing that a request asks for leads out. */
export function consentWindow(access: Access): Window {
  const { from, to } = access.consent;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/**
 * Answers with the transactions in `narrowed`, a part of `available`. Meta tells the range that is available whatever
 * the request narrows it to.
 */
export function transactionsWithin(
  bank: BankContext,
  request: ApiRequest,
  access: Access,
  accountIds: readonly string[],
  available: Window,
  narrowed: Window,
): Reply {
  const found = transactionList(bank, access, accountIds, narrowed, request.at);
  const page = requestedPage(bank, request, found.total);
  const shown = disclose(bank, access, 'transactions', found.slice(page.start, page.end));
  const all = narrowed === available ? found : transactionList(bank, access, accountIds, available, request.at);
  const edges = all.edges();
  const facts = edges && { firstAvailableDateTime: edges.oldest, lastAvailableDateTime: edges.newest };
  return json(200, paged(bank, request, { Transaction: shown }, page, facts));
}

/** Transactions of an account or of all selected ones. Clause: Transactions, Filtering. */
export const transactions: Reader = (bank, request, access, accountIds) => {
  const available = consentWindow(access);
  const filter = filterWindow(bank, request, 'fromBookingDateTime', 'toBookingDateTime');
  const narrowed = filter.from === undefined && filter.to === undefined ? available : overlap(available, filter);
  return transactionsWithin(bank, request, access, accountIds, available, narrowed);
};
