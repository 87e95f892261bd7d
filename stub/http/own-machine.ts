import type { IncomingMessage } from 'node:http';
import type { BankEnv } from './bank-env.ts';

/** Where a call comes from, as far as anybody can tell. */
export interface CallFrom {
  readonly env: BankEnv['Bindings'] | undefined;
  readonly req: { readonly url: string; header(name: string): string | undefined };
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True where whoever called is on this machine and calls it by a name of its own, as far as the connection tells: a proxy, which
 * may be here while its callers are elsewhere, says so in its headers.
 */
export function calledFromHere({ socket, headers }: IncomingMessage): boolean {
  if (!loopback.has(socket.remoteAddress ?? '') || !loopbackName.test(headers.host ?? '')) return false;
  return ofProxies.every((name) => headers[name] === undefined);
}

/** True when a call comes from this machine; whoever calls without a connection is in this process. */
export function comesFromHere(c: CallFrom): boolean {
  const incoming = c.env?.incoming;
  return incoming === undefined || loopback.has(incoming.socket.remoteAddress ?? '');
}

/** True when a call gives the bank a name that nobody but this machine has; without a connection there is none to give. */
export function callsLoopback(c: CallFrom): boolean {
  const incoming = c.env?.incoming;
  return incoming === undefined || loopbackName.test(incoming.headers.host ?? '');
}

/**
 * What gives away that a web page of another origin had a browser send this call; undefined when nothing does. Clauses: Fetch
 * Metadata Request Headers; RFC 6454, section 7.
 */
export function foreignPage(c: CallFrom): string | undefined {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'none' && site !== 'same-origin') return 'a page of another site asks';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(c.req.url).origin ? 'a page of another origin asks' : undefined;
}

/** The name by which a call calls the bank, in lower case and without a port; undefined without a connection. */
export function calledName(c: CallFrom): string | undefined {
  return c.env?.incoming?.headers.host?.replace(/:\d+$/, '').toLowerCase();
}
