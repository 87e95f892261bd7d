import { TransportError } from '../client/transport.ts';
import type { ConsentKey } from '../core/probes.ts';
import type { Missing } from './token-source.ts';

/** What a call to the authorization server is for, as the evidence names it. */
export type SecretVariant =
  | 'discovery'
  | 'keys'
  | 'client-credentials'
  | 'authorise'
  | 'authorisation-code'
  | 'refresh-token';

/** A call that carries credentials: it is recorded without its bodies and its query. */
export interface SecretRequest {
  readonly variant: SecretVariant;
  /** The consent that it is about. */
  readonly consent?: ConsentKey;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client certificate of the second client in place of the usual one. */
  readonly certificate?: 'other';
}

export interface SecretAnswer {
  /** Id of the exchange that was recorded. */
  readonly exchange: string;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** Sends a secret call; redirects are never followed. Rejects with a TransportError when no response came. */
export type SendSecret = (request: SecretRequest) => Promise<SecretAnswer>;

/**
 * Does a piece of work, and begins it anew where trouble on the way spoilt its last call. What the server may have used up by then
 * (a code, a request object, an assertion) is made anew with it: nothing of that kind is sent twice.
 */
export type Patiently = <T>(work: () => Promise<T | Missing>) => Promise<T | Missing>;

/** First value of a header, whatever its case. */
export function headerOf({ headers }: SecretAnswer, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** Does a piece of work, and answers with the reason when no response came to it. */
export async function attempt<T extends object>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}
