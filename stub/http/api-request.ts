import type { OperationId } from '../../schemas/operations.ts';
import type { PeerCertificate } from './peer-certificate.ts';

/** One call of an operation, as the guards and readers see it. */
export interface ApiRequest {
  readonly operation: OperationId;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Absolute URI as the caller wrote it, without query, fragment and trailing slash: what `Links.Self` starts with. */
  readonly resource: string;
  /** Absolute URI of the base path, for links to other resources. */
  readonly base: string;
  /** The query as written, without `?`; empty when there is none. */
  readonly query: string;
  /** Milliseconds since the epoch at which the request arrived. */
  readonly at: number;
  /** True when it came by https. */
  readonly secure: boolean;
  /** The client certificate that the request came with. */
  certificate(): PeerCertificate | undefined;
  /** A request header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body, for the operations that have one. Rejects with an ApiError when it is too large. */
  body(): Promise<Uint8Array>;
}
