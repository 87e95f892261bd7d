import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because } from '../http/why.ts';
import type { Listing } from '../reading/reader.ts';
import type { links, MetaFacts, meta } from './links.ts';
import type { Page, pageOf } from './page-of.ts';
import { pageParameter, pageToken, readPageToken } from './page-token.ts';

/** What of the bank pages are cut by. */
export interface PagingBank {
  /** Records on a page. */
  readonly pageSize: number;
  readonly behaviours: {
    readonly pageOf: typeof pageOf;
    readonly links: typeof links;
    readonly meta: typeof meta;
  };
}

function badPage(bank: PagingBank, request: ApiRequest, total: number) {
  const why = because('page', ['AISP-PAG-018', 'AISP-HTTP-005'], () => {
    const pages = bank.behaviours.pageOf(total, bank.pageSize, 1)?.totalPages ?? 1;
    const last = pages === 1 ? 'its only one' : `the last of ${pages}, ${uriOf(request, pages)}`;
    return `No page parameter for the first page, or the URI of a link as it stands in Links. This list has ${total} records; ${last}.`;
  });
  const message = 'The page parameter is not from a link of this bank';
  return refuse(400, 'UK.OBIE.Field.Invalid', message, why, pageParameter);
}

const isPage = (pair: string) => pair.split('=', 1)[0] === pageParameter;

/** The page that the request asks for; 400 when its page parameter was not made by this bank or leads nowhere. */
function requestedPage(bank: PagingBank, request: ApiRequest, total: number): Page {
  const pair = request.query.split('&').find(isPage);
  const number = pair === undefined ? 1 : readPageToken(pair.slice(pageParameter.length + 1));
  const page = number === undefined ? undefined : bank.behaviours.pageOf(total, bank.pageSize, number);
  if (page === undefined) throw badPage(bank, request, total);
  return page;
}

/** The URI of a page of the list that the request is about: its filters are kept, the first page has no page parameter. */
function uriOf(request: ApiRequest, number: number): string {
  const kept = request.query.split('&').filter((pair) => pair !== '' && !isPage(pair));
  const pairs = number === 1 ? kept : [...kept, `${pageParameter}=${pageToken(number)}`];
  return pairs.length === 0 ? request.resource : `${request.resource}?${pairs.join('&')}`;
}

/** The URI that the request itself was made with. */
function selfOf(request: ApiRequest): string {
  return request.query === '' ? request.resource : `${request.resource}?${request.query}`;
}

function message(
  bank: PagingBank,
  request: ApiRequest,
  data: object,
  page: Pick<Page, 'number' | 'totalPages'>,
  available: Omit<MetaFacts, 'totalPages'> = {},
): unknown {
  const { number, totalPages } = page;
  const several = totalPages > 1 ? { first: uriOf(request, 1), last: uriOf(request, totalPages) } : {};
  const prev = number > 1 ? { prev: uriOf(request, number - 1) } : {};
  const next = number < totalPages ? { next: uriOf(request, number + 1) } : {};
  return {
    Data: data,
    Links: bank.behaviours.links({ self: selfOf(request), ...several, ...prev, ...next }),
    Meta: bank.behaviours.meta({ totalPages, ...available }),
  };
}

/** The message of the page that the request asks for; 400 when there is no such page. */
export function paged(bank: PagingBank, request: ApiRequest, { total, data, available }: Listing): unknown {
  const page = requestedPage(bank, request, total);
  return message(bank, request, data(page.start, page.end), page, available?.());
}

/** A message that never has a second page. */
export function unpaged(bank: PagingBank, request: ApiRequest, data: object): unknown {
  return message(bank, request, data, { number: 1, totalPages: 1 });
}
