import type { Consent } from '../consents/consent.ts';
import type { Customer } from '../data/world.ts';
import type { Approval } from './authority.ts';
import type { Client } from './clients.ts';

/** An authorisation that waits for a PSU to decide. */
export interface Pending {
  readonly uid: string;
  readonly client: Client;
  readonly consent: Consent;
  /** Set when the consent was authorised before: only this customer may decide. */
  readonly customerKey?: string;
}

/**
 * What the pages need of the authorization server. The body of a request that is passed on has been read already: only its
 * address and headers are left to look at. Whether a form comes from these pages is checked before the door is asked.
 */
export interface Door {
  /** The authorisation that waits for this browser; undefined when it is over, expired, or was begun in another browser. */
  pending(request: Request, uid: string): Promise<Pending | undefined>;
  /**
   * Notes the approval; the response sends the browser on. Its accounts are at least one, and all the customer's. Throws
   * an OAuthError when the authorisation ended in between.
   */
  approve(request: Request, pending: Pending, approval: Approval): Promise<Response>;
  /** Notes the refusal, of nobody in particular when no customer was chosen; the response sends the browser on. Throws like `approve`. */
  reject(request: Request, pending: Pending, customer: Customer | undefined): Promise<Response>;
}
