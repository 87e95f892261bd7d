import type { OperationId } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Reply } from './reply.ts';

/** What a journal tells of an access token. */
export interface NotedToken {
  readonly grant: 'client_credentials' | 'authorization_code';
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly certificate?: string;
  /** The customer who authorised, and for which accounts. */
  readonly customerKey?: string;
  readonly consentId?: string;
  readonly accountIds?: readonly string[];
}

/** What a journal tells of a consent. */
export interface NotedConsent {
  readonly consentId: string;
  readonly clientId: string;
  readonly status: string;
  readonly permissions: readonly string[];
  readonly expirationDateTime?: string;
  readonly transactionFromDateTime?: string;
  readonly transactionToDateTime?: string;
  readonly customerKey?: string;
}

/**
 * What is noted of a call while it is answered: references to what was there anyway, so that it costs nothing. What they mean is
 * put into words when somebody asks.
 */
export class CallNotes {
  /** By which of its releases the bank was called; undefined beside its interface. */
  release: Release | undefined = undefined;
  operation: OperationId | undefined = undefined;
  interactionId: string | undefined = undefined;
  /** Who the caller is, where no token says it. */
  clientId: string | undefined = undefined;
  token: NotedToken | undefined = undefined;
  consent: NotedConsent | undefined = undefined;
  /** The accounts that the answer is about. */
  accountIds: readonly string[] | undefined = undefined;
  /** The customer of a call that has no token. */
  customerKey: string | undefined = undefined;
  /** How a client authenticated. */
  authenticatedBy: string | undefined = undefined;
  /** The body of the request, as far as it was read. */
  body: Uint8Array | undefined = undefined;
  /** What goes wrong in it on purpose and did not from the start: ids of faults, a delay, a break. */
  struck: readonly string[] = [];
  /** What was thrown. */
  refusal: unknown = undefined;
  /** What was answered, as long as nobody spoiled it. */
  reply: Reply | undefined = undefined;
  response: Response | undefined = undefined;

  /** Forgets what was noted until now: the call is answered anew. */
  forget(): void {
    Object.assign(this, new CallNotes());
  }

  /** Where the caller may read more of a refusal; undefined where nothing may lead there. */
  link(): string | undefined {
    return undefined;
  }
}
