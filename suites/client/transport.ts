import type { Header } from '../../reports/contract/index.ts';

/** Which client certificate a request comes with: that of the configuration, none, or that of its second client. */
export type CertificateChoice = 'own' | 'none' | 'other';

/** A request as it goes on the wire: redirects are never followed. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** `own` by default. */
  readonly certificate?: CertificateChoice;
  /** True where only these headers go out, and none that is usually filled in: what lacks one must not gain it on the way. */
  readonly bare?: boolean;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
}

/** Carries one request. Rejects with a `TransportError` when no response came. */
export type Transport = (request: WireRequest, timeoutMs: number) => Promise<WireResponse>;

/** No response: a timeout, a refused or broken connection, a TLS failure. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** `timeout`, or the code of the network layer such as `ECONNRESET`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
