import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { subjectOf, thumbprintOf } from './certificate-facts.ts';

/** The certificate that a caller showed when it connected. */
export interface PeerCertificate {
  readonly pem: string;
  /** `x5t#S256` (RFC 8705, section 3.1). */
  readonly thumbprint: string;
  /** As in RFC 4514. */
  readonly subject: string;
  /** True when an authority that the bank trusts has signed it for clients, and its dates hold. */
  readonly authorized: boolean;
}

/** A connection carries many requests and shows its certificate once. */
const seen = new WeakMap<TLSSocket, PeerCertificate | undefined>();

/** The certificate behind a request; undefined when it came with none, or over plain HTTP. */
export function peerCertificate({ socket }: Pick<IncomingMessage, 'socket'>): PeerCertificate | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  if (!seen.has(socket)) seen.set(socket, read(socket));
  return seen.get(socket);
}

function read(socket: TLSSocket): PeerCertificate | undefined {
  const certificate = socket.getPeerX509Certificate();
  if (certificate === undefined) return undefined;
  return {
    pem: certificate.toString(),
    thumbprint: thumbprintOf(certificate),
    subject: subjectOf(certificate),
    authorized: socket.authorized,
  };
}
