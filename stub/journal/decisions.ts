import { operation } from '../../schemas/operations.ts';
import { permissionsRequired } from '../consents/permissions-required.ts';
import { dateTime } from '../dates/iso-8601.ts';
import type { CallNotes } from '../http/call-notes.ts';
import type { Guard } from '../http/why.ts';
import type { NotedCall } from './noted-call.ts';

/** What was decided at one place on the way of a call. */
export interface Decision {
  readonly guard: Guard;
  /** Where a call is refused, nobody looks at what comes after. */
  readonly decided: 'passed' | 'refused' | 'not reached';
  /** What the decision went by; empty where nobody looked. */
  readonly detail: string;
}

const ways = {
  data: ['routing', 'token', 'grant', 'media type', 'headers', 'consent', 'permission', 'account', 'query', 'page'],
  POST: ['routing', 'token', 'grant', 'media type', 'headers', 'body'],
  GET: ['routing', 'token', 'grant', 'media type', 'headers', 'consent'],
  DELETE: ['routing', 'token', 'grant', 'headers', 'consent'],
  '/authorize': ['client', 'redirect', 'request', 'consent', 'decision'],
  '/token': ['client', 'request', 'grant'],
  provider: ['client', 'request'],
  other: ['request'],
} as const satisfies Readonly<Record<string, readonly Guard[]>>;

/** The guards that a call meets, in order. */
function wayOf({ operation: id, url, interactionId }: NotedCall): readonly Guard[] {
  if (id !== undefined) {
    const { method, group } = operation(id);
    const own = method === 'POST' || method === 'DELETE' ? method : 'GET';
    return group === 'account-access-consents' ? ways[own] : ways.data;
  }
  if (interactionId !== undefined) return ['routing'];
  const { pathname } = new URL(url);
  if (pathname.startsWith('/authorize') || pathname.startsWith('/interaction')) return ways['/authorize'];
  if (pathname === '/token') return ways['/token'];
  return pathname === '/revoke' || pathname === '/userinfo' ? ways.provider : ways.other;
}

const listed = (values: readonly string[]) => values.join(', ') || 'none';
const moment = (milliseconds: number) => dateTime(Math.floor(milliseconds / 1000) * 1000);

function consentIn({ consent }: CallNotes): string {
  if (consent === undefined) return '';
  const { consentId, status, permissions, expirationDateTime, transactionFromDateTime, transactionToDateTime } =
    consent;
  const window = [transactionFromDateTime, transactionToDateTime].map((bound) => bound ?? '…').join(' to ');
  return [
    `${consentId}, ${status}`,
    expirationDateTime === undefined ? 'without an end' : `until ${expirationDateTime}`,
    ...(window === '… to …' ? [] : [`transactions of ${window}`]),
    `with ${permissions.join(', ')}`,
  ].join('; ');
}

/** The codes of the consent that opened the operation. */
function permissionsUsed({ operation: id, consent }: CallNotes): string {
  if (id === undefined) return '';
  const sets = permissionsRequired(id).map((codes) => codes.filter((code) => consent?.permissions.includes(code)));
  return sets.map((codes) => codes.join(' or ') || 'none of what is needed').join(' and ');
}

/** The accounts that an answer is about, or the one that was asked for and not shown. */
function accountsOf({ accountIds, url }: NotedCall): string {
  if (accountIds !== undefined) return listed(accountIds);
  const asked = /\/accounts\/([^/?]+)/.exec(url)?.[1];
  return asked === undefined ? '' : `${asked} was asked for`;
}

/** What a guard went by, of what was noted. */
function detailOf(guard: Guard, call: NotedCall): string {
  const { token } = call;
  switch (guard) {
    case 'routing':
      return call.operation ?? `${call.method} ${new URL(call.url).pathname}`;
    case 'interaction id': {
      const sent = call.header('x-fapi-interaction-id') ?? '';
      return sent === '' ? `none came; the bank made ${call.interactionId}` : `${sent}, played back`;
    }
    case 'token':
      return token === undefined
        ? ''
        : `of ${token.clientId}, good until ${moment(token.expiresAt)}${token.certificate === undefined ? '' : ', bound to a client certificate'}`;
    case 'grant':
      return token === undefined ? '' : `${token.grant}, scope ${token.scopes.join(' ') || 'none'}`;
    case 'media type': {
      const body = call.header('content-type');
      return `Accept: ${call.header('accept') ?? '(none)'}${body === undefined ? '' : `; Content-Type: ${body}`}`;
    }
    case 'headers':
      return listed(call.headers.map(([name]) => name.toLowerCase()).filter((name) => name.startsWith('x-')));
    case 'consent':
      return consentIn(call);
    case 'permission':
      return permissionsUsed(call);
    case 'account':
      return accountsOf(call);
    case 'query':
      return new URL(call.url).search.slice(1) || 'none';
    case 'client':
      return call.clientId === undefined ? '' : `${call.clientId} by ${call.authenticatedBy ?? 'its id'}`;
    case 'decision':
      return call.customerKey === undefined ? '' : `accounts ${listed(call.accountIds ?? [])}`;
    default:
      return '';
  }
}

/** What was decided on the way of a call, one after the other. `refusedAt` is where it ended; undefined for one that was let through. */
export function decisionsOn(call: NotedCall, refusedAt: Guard | undefined): readonly Decision[] {
  const way = wayOf(call);
  const all: readonly Guard[] = call.interactionId === undefined ? way : ['interaction id', ...way];
  // What broke down, or was thrown where no guard stands, comes last.
  const guards = refusedAt === undefined || all.includes(refusedAt) ? all : [...all, refusedAt];
  const end = refusedAt === undefined ? guards.length : guards.indexOf(refusedAt);
  return guards.map((guard, index) => ({
    guard,
    decided: index < end ? 'passed' : index === end ? 'refused' : 'not reached',
    detail: index > end ? '' : detailOf(guard, call),
  }));
}
