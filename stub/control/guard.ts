import { createHash, timingSafeEqual } from 'node:crypto';
import { OAuthError } from '../access/oauth-error.ts';
import { type CallFrom, calledName, callsLoopback, comesFromHere, foreignPage } from '../http/own-machine.ts';

/** Throws an OAuthError for a caller who may not control the bank. */
export type Guard = (c: CallFrom) => void;

/** The header in which a caller from elsewhere sends the key. */
export const keyHeader = 'stub-control-key';

const refused = (why: string) =>
  new OAuthError('access_denied', `Only callers on this machine may do this: ${why}`, 403);

/**
 * Throws unless a call comes from this machine and from no web page of another origin. A page in a developer's browser is on
 * this machine, too, and may have had its own name resolve to it: what gives it away is the name that was called, and what the
 * browser says of the page.
 */
export function requireOwnMachine(c: CallFrom): void {
  if (!comesFromHere(c)) throw refused('this one comes from another');
  if (!callsLoopback(c)) throw refused('it must be called by localhost or a loopback address');
  const foreign = foreignPage(c);
  if (foreign !== undefined) throw refused(foreign);
}

/** Lets in this machine, and whoever calls the bank by a name and sends the key; web pages of another origin never. */
export function openTo({ host, key }: { readonly host: string; readonly key: string }): Guard {
  const wanted = digest(key);
  return (c) => {
    if (calledName(c) !== host.toLowerCase()) {
      requireOwnMachine(c);
      return;
    }
    const foreign = foreignPage(c);
    if (foreign !== undefined) throw new OAuthError('access_denied', `This may not be done: ${foreign}`, 403);
    if (comesFromHere(c) && callsLoopback(c)) return;
    if (timingSafeEqual(digest(c.req.header(keyHeader) ?? ''), wanted)) return;
    throw new OAuthError('access_denied', `The header ${keyHeader} must hold the key of the control plane`, 403);
  };
}

/** Of one length whatever it is of: to compare takes as long for every text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
