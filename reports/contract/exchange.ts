/** One header as sent or received: the name in the case it had on the wire where that is known. */
export type Header = readonly [name: string, value: string];

/** A request as it was sent. */
export interface ExchangeRequest {
  readonly method: string;
  /** Absolute URL, query included. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body?: string;
}

/** A response as it came. */
export interface ExchangeResponse {
  readonly status: number;
  readonly headers: readonly Header[];
  /** The body as text; of a binary body, the first bytes as Latin-1. Empty for none. */
  readonly body: string;
  /** Size of the body in bytes as received. */
  readonly size: number;
}

/** One request and its response, or the reason why there is none. */
export interface Exchange {
  /** `x1`, `x2`, …: unique in a run, in the order of sending. */
  readonly id: string;
  /** The scenario that made the call. */
  readonly scenario: string;
  /**
   * What the call was for, in one line: the operation or `call`, a colon, and what it tries, as in `GET /accounts: happy under
   * consent detail`.
   */
  readonly purpose: string;
  readonly request: ExchangeRequest;
  readonly response?: ExchangeResponse;
  /** Why no response came: a timeout, a reset, a TLS failure. */
  readonly failure?: { readonly code: string; readonly message: string };
  /** ISO 8601 moment of sending. */
  readonly startedAt: string;
  readonly durationMs: number;
}
