import { type OperationId, operation } from '../../schemas/operations.ts';
import { permissionCodes } from '../../schemas/permissions.ts';
import { json, type Purpose, type RecordedExchange } from '../core/evidence.ts';
import { at, textAt } from '../core/json.ts';
import type { ForeignCall } from './foreign-archive.ts';
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
  const links = new Map<string, string>();
  const seen = new Set<string>();
  return calls.map((call, index) => {
    const { request, response, startedAt, durationMs } = call;
    const session = sessionOf.get(index) ?? -1;
    const previous = links.get(`${session} ${request.url}`);
    const about = purposeOf(call, known, {
      previous,
      isFirst: !seen.has(`${session} ${request.method} ${request.url}`),
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
    const next = textAt(json(exchange), 'Links', 'Next');
    const leadsOn = about.probe === 'happy' || about.probe === 'page';
    if (next !== undefined && leadsOn) links.set(`${session} ${next}`, exchange.id);
    return exchange;
  });
}

function purposeOf(
  call: ForeignCall,
  { offered, sanitised }: Purposes,
  { previous, isFirst }: { readonly previous: string | undefined; readonly isFirst: boolean },
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
    if (!asksWithKnownCodes(call)) return purpose('recorded');
    if (!offered.includes(id) || !isFirst) return purpose('recorded');
    if (previous !== undefined) return purpose('page', { variant: 'Next', follows: previous });
    return purpose(call.place.hasQuery ? 'recorded' : 'happy');
  }
  if (status === 404 && !offered.includes(id)) return purpose('not-offered');
  if (status === 401 && !sanitised && call.authorization === undefined) return purpose('no-token', { variant: 'none' });
  if (status === 406 && !/json|\*\/\*|application\/\*/i.test(headerOf(call, 'accept') ?? '*/*')) {
    return purpose('not-acceptable');
  }
  return purpose('recorded');
}

/** False of a request for a consent with a code that there is not: it may have been made to be refused. */
function asksWithKnownCodes({ request }: ForeignCall): boolean {
  if (request.method !== 'POST') return true;
  const codes = at(bodyOf(request.body), 'Data', 'Permissions');
  return !Array.isArray(codes) || codes.every((code) => permissionCodes.some((known) => known === code));
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
