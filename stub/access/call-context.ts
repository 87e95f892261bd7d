import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallNotes } from '../http/call-notes.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';

/** How a client proves who it is. Clause: OpenID Connect Core, section 9; RFC 8705, section 2.1. */
export type AuthenticationMethod = (typeof authenticationMethods)[number];

export const authenticationMethods = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'tls_client_auth',
] as const;

/** What the provider's callbacks must know of the call they serve, beyond its text. */
export interface CallContext {
  readonly certificate: PeerCertificate | undefined;
  /** The method that the call uses, where it authenticates a client. */
  readonly method: AuthenticationMethod | undefined;
  /** Where it is noted what was thrown: an error of the provider, or one of ours. */
  readonly notes: CallNotes;
}

/** The call in progress; the provider asks for clients and certificates without saying for which call. */
export const callContext = new AsyncLocalStorage<CallContext>();

/** Notes what is found out in the call in progress. */
export function note(found: Partial<Pick<CallNotes, 'token' | 'consent' | 'customerKey' | 'accountIds'>>): void {
  const notes = callContext.getStore()?.notes;
  if (notes !== undefined) Object.assign(notes, found);
}
