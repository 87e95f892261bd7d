import type { Source, Why } from '../../http/why.ts';
import type { AuthenticationMethod } from '../call-context.ts';
import type { Client } from '../clients.ts';

/** A call of an endpoint of the provider, as whoever explains its refusal sees it. */
export interface ProviderCall {
  readonly path: string;
  /** What the bank calls itself: the audience of what clients sign. */
  readonly issuer: string;
  /** Of the form, or of the query. */
  readonly parameters: URLSearchParams;
  readonly authorization: string | null;
  /** Subject of the certificate that was shown. */
  readonly subject: string | undefined;
  readonly method: AuthenticationMethod | undefined;
  readonly clients: readonly Client[];
  /** The client that the caller says to be. */
  readonly client: Client | undefined;
  readonly mutualTls: boolean;
  /** By the machine's own clock in milliseconds since the epoch: the provider goes by it for what clients sign. */
  readonly now: number;
}

/** An error of the provider. `error_detail` is what it tells nobody but the bank. */
export interface ProviderError {
  readonly error: string;
  readonly error_description?: string;
  readonly error_detail?: string;
}

/** What was wrong, in a few words that can be told the caller, and what would have been right. */
export interface Explained {
  readonly cause: string;
  readonly follows: readonly [Source, ...Source[]];
  readonly accepted: Why['accepted'];
}
