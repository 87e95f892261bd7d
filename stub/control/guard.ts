import type { Context } from 'hono';
import { OAuthError } from '../access/oauth-error.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { callsLoopback, comesFromHere, foreignPage } from '../http/own-machine.ts';

/** Throws an OAuthError for a caller who may not control the bank. */
export type Guard = (c: Context<BankEnv>) => void;

const refused = (why: string) =>
  new OAuthError('access_denied', `Only callers on this machine may do this: ${why}`, 403);

/**
 * Throws unless a call comes from this machine and from no web page of another origin. A page in a developer's browser is on
 * this machine, too, and may have had its own name resolve to it: what gives it away is the name that was called, and what the
 * browser says of the page.
 */
export function requireOwnMachine(c: Context<BankEnv>): void {
  if (!comesFromHere(c)) throw refused('this one comes from another');
  if (!callsLoopback(c)) throw refused('it must be called by localhost or a loopback address');
  const foreign = foreignPage(c);
  if (foreign !== undefined) throw refused(foreign);
}
