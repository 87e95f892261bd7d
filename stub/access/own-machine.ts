import type { Context } from 'hono';
import type { BankEnv } from '../http/bank-env.ts';
import { OAuthError } from './oauth-error.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const refused = (why: string) =>
  new OAuthError('access_denied', `Only callers on this machine may do this: ${why}`, 403);

/**
 * Throws unless a call comes from this machine and from no web page of another origin. A page in a developer's browser is on
 * this machine, too, and may have had its own name resolve to it: what gives it away is the name that was called, and what the
 * browser says of the page. Whoever calls without a connection is in this process. Clause: Fetch Metadata Request Headers; RFC
 * 6454, section 7.
 */
export function requireOwnMachine(c: Context<BankEnv>): void {
  const incoming = c.env?.incoming;
  const { host } = incoming?.headers ?? {};
  if (incoming !== undefined) {
    const { remoteAddress = '' } = incoming.socket;
    if (!loopback.has(remoteAddress)) throw refused('this one comes from another');
    if (host === undefined || !loopbackName.test(host))
      throw refused('it must be called by localhost or a loopback address');
  }
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'none' && site !== 'same-origin') throw refused('a page of another site asks');
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== new URL(c.req.url).origin) throw refused('a page of another origin asks');
}
