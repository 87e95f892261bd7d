import { type OperationId, operation } from '../../schemas/operations.ts';
import { permissionCodes } from '../../schemas/permissions.ts';
import type { Purpose, RecordedExchange } from '../core/archive.ts';
import { at, textAt } from '../core/json.ts';
import { isDateTime } from '../validation/date-time.ts';
import { filterOf } from './filter-of.ts';
import { type Link, Links } from './followed-links.ts';
import type { ForeignCall } from './foreign-call.ts';
import { matchPath } from './match-operation.ts';

/** What is known of a recording as a whole. */
export interface Purposes {
  readonly offered: readonly OperationId[];
  /** True when no call shows how it was authorised: recorders take that out. */
  readonly sanitised: boolean;
  /** Indexes of the calls of each session. */
  readonly groups: readonly (readonly number[])[];
}

/**
 * The calls of a recording with what they were for, as far as their answers leave no doubt. A success had every right to be
 * one; a refusal tells its reason only where just one fits. All others are `recorded`: only rules that hold for any call look
 * at them, so that no wrong guess makes a rule fail.
 */
export function purposesOf(calls: readonly ForeignCall[], known: Purposes): readonly RecordedExchange[] {
  const sessionOf = new Map(known.groups.flatMap((group, session) => group.map((index) => [index, session] as const)));
  const listed = accountsListed(calls, known);
  const links = new Links();
  const seen = new Set<string>();
  return calls.map((call, index) => {
    const { request, response, startedAt, durationMs } = call;
    const session = sessionOf.get(index) ?? -1;
    const isFirst = !seen.has(`${session} ${request.method} ${request.url}`);
    const about = purposeOf(call, known, {
      link: links.behind(session, request.url, isFirst),
      isFirst,
      listed: listed.get(session),
    });
    seen.add(`${session} ${request.method} ${request.url}`);
    const exchange: RecordedExchange = {
      id: `x${index + 1}`,
      scenario: about.operation !== undefined && isConsentOperation(about.operation) ? 'consents' : 'reads',
      purpose: `${about.operation ?? 'call'}: ${about.probe}`,
      about,
      request,
      ...(response === undefined ? {} : { response }),
      startedAt,
      durationMs,
    };
    // What came again is the same page: its links are known.
    if (isFirst && ['happy', 'page', 'filter'].includes(about.probe)) links.keep(session, exchange);
    return exchange;
  });
}

/** What the calls around one tell of it. */
interface Circumstances {
  /** The link that it followed. */
  readonly link: Link | undefined;
  readonly isFirst: boolean;
  /** AccountIds that its session was shown in lists of accounts; absent where it was shown none. */
  readonly listed: ReadonlySet<string> | undefined;
}

/** The AccountIds in the lists of accounts, by session: an account that is in none may be outside the consent. */
function accountsListed(calls: readonly ForeignCall[], { groups }: Purposes): ReadonlyMap<number, ReadonlySet<string>> {
  const found = groups.map((group, session): [number, ReadonlySet<string>] => {
    const ids = group.flatMap((index) => {
      const call = calls[index];
      if (call === undefined || !matchPath(call.place.path).operations.includes('GET /accounts')) return [];
      const accounts = at(bodyOf(call.response?.body), 'Data', 'Account');
      return Array.isArray(accounts) ? accounts.flatMap((account: unknown) => textAt(account, 'AccountId') ?? []) : [];
    });
    return [session, new Set(ids)];
  });
  return new Map(found.filter(([, ids]) => ids.size > 0));
}

function purposeOf(
  call: ForeignCall,
  { offered, sanitised }: Purposes,
  { link, isFirst, listed }: Circumstances,
): Purpose {
  const { operations, accountId } = matchPath(call.place.path);
  const id = operations.find((each) => operation(each).method === call.request.method);
  const status = call.response?.status;
  if (id === undefined) {
    return operations.length > 0 && status === 405 ? { probe: 'wrong-method' } : { probe: 'recorded' };
  }
  const purpose = (probe: Purpose['probe'], more: Partial<Purpose> = {}): Purpose => ({
    operation: id,
    probe,
    ...(accountId === undefined ? {} : { accountId }),
    ...more,
  });
  if (status === operation(id).status) {
    if (!isEarnest(call)) return purpose('recorded');
    if (accountId !== undefined && listed !== undefined && !listed.has(accountId)) return purpose('recorded');
    if (!offered.includes(id)) return purpose('recorded');
    if (link !== undefined) return purpose('page', { variant: link.name, follows: link.of });
    if (!isFirst) return purpose('recorded');
    const { path, query } = call.place;
    if (query === '') return purpose('happy');
    const filter = filterOf(path, query);
    return filter === undefined ? purpose('recorded') : purpose('filter', { variant: filter });
  }
  if (status === 404 && !offered.includes(id)) return purpose('not-offered');
  if (status === 401 && !sanitised && call.authorization === undefined) return purpose('no-token', { variant: 'none' });
  if (status === 406 && !/json|\*\/\*|application\/\*/i.test(headerOf(call, 'accept') ?? '*/*')) {
    return purpose('not-acceptable');
  }
  return purpose('recorded');
}

/** False of a request for a consent with a code that there is not, or no date-time: it may have been made to be refused. */
function isEarnest({ request }: ForeignCall): boolean {
  if (request.method !== 'POST') return true;
  const body = bodyOf(request.body);
  const codes = at(body, 'Data', 'Permissions');
  const dates = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'].flatMap(
    (name) => textAt(body, 'Data', name) ?? [],
  );
  const known = !Array.isArray(codes) || codes.every((code) => permissionCodes.some((each) => each === code));
  return known && dates.every(isDateTime);
}

function bodyOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isConsentOperation(id: OperationId): boolean {
  return operation(id).grant === 'client_credentials';
}

function headerOf({ request }: ForeignCall, name: string): string | undefined {
  return request.headers.find(([key]) => key.toLowerCase() === name)?.[1];
}
