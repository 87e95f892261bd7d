import { TransportError } from '../client/transport.ts';

/** A call that carries credentials: it is recorded without its bodies and its query. */
export interface SecretRequest {
  /** What it is for, as the evidence names it: `client-credentials`, `authorise`, `authorisation-code`. */
  readonly variant: 'client-credentials' | 'authorise' | 'authorisation-code';
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SecretAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** Sends a secret call; redirects are never followed. Rejects with a TransportError when no response came. */
export type SendSecret = (request: SecretRequest) => Promise<SecretAnswer>;

/** First value of a header, whatever its case. */
export function headerOf({ headers }: SecretAnswer, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** Sends, and answers with the reason when no response came. */
export async function attempt(send: SendSecret, request: SecretRequest): Promise<SecretAnswer | string> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}
