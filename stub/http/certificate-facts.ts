import { createHash, type X509Certificate } from 'node:crypto';

/**
 * The subject as text, innermost first, as `tls_client_auth_subject_dn` has it: `CN=harbour-aisp,O=Harbour,C=GB`.
 * Clauses: RFC 4514, section 2; RFC 8705, section 2.1.2.
 */
export function subjectOf(certificate: X509Certificate): string {
  // Node gives one line for each part, outermost first, its values escaped already; " + " joins the values of one part.
  return certificate.subject
    .split('\n')
    .reverse()
    .map((part) => part.replaceAll(' + ', '+'))
    .join(',');
}

/** `x5t#S256`: SHA-256 of the DER, base64url. Clause: RFC 8705, section 3.1. */
export function thumbprintOf(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('base64url');
}
