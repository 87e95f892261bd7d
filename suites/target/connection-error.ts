import { TargetError, type TargetErrorCode } from './target-error.ts';

type Entry = readonly [pattern: RegExp, code: TargetErrorCode, what: string, cure: string];

/** What the network layer says, in the order of looking: its code and message, what it means here, and the cure. */
const causes: readonly Entry[] = [
  [
    /ENOTFOUND|EAI_AGAIN|EAI_NODATA/,
    'unknown-host',
    'its name cannot be resolved',
    'Check the host in the base URL, and whether this network resolves it.',
  ],
  [/ECONNREFUSED/, 'refused', 'it refuses the connection', 'Check the port, and that the bank is running.'],
  [
    /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL/,
    'unreachable',
    'no route leads to it',
    'Check the network, a VPN or a firewall on the way.',
  ],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/,
    'expired-certificate',
    'its certificate is past its dates, or before them',
    'Have the bank renew it, and check the clock of this machine.',
  ],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID/,
    'wrong-host',
    'its certificate is for another host',
    'Use the host name that the certificate is for.',
  ],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CERT_UNTRUSTED|INVALID_CA/,
    'untrusted-certificate',
    'its certificate is self-signed, or its authority is not known here',
    'Give the certificate of its authority as "tls.ca" in a target file.',
  ],
  [
    /ALERT_CERTIFICATE_REQUIRED|alert certificate required|ALERT_HANDSHAKE_FAILURE|alert handshake failure|ALERT_BAD_CERTIFICATE|alert bad certificate|ALERT_UNKNOWN_CA|alert unknown ca|ALERT_CERTIFICATE_UNKNOWN|ALERT_ACCESS_DENIED/i,
    'client-certificate',
    'it refuses the TLS handshake: it wants a client certificate, or another one',
    'Give "tls.certificate" and "tls.key" in a target file.',
  ],
  [
    /WRONG_VERSION_NUMBER|wrong version number|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/i,
    'plain-http',
    'that port speaks plain HTTP',
    'Begin the base URL with http://, or use the port of its HTTPS.',
  ],
  [
    /EPROTO|ERR_SSL|ERR_TLS|ERR_OSSL/,
    'tls',
    'the TLS handshake fails',
    'Check the port, the TLS versions it accepts, and "tls" in the target file.',
  ],
  [/^HPE_/, 'not-http', 'what answers does not speak HTTP', 'Check the port; a port that speaks TLS wants https://.'],
];

/** What a failed connection means for the reader. `https` tells which scheme was tried. */
export function connectionError(url: URL, error: unknown): TargetError {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const subject = `The target ${url.origin} cannot be used`;
  const found = causes.find(([pattern]) => pattern.test(code) || (code === 'EPROTO' && pattern.test(message)));
  if (found !== undefined) return new TargetError(found[1], `${subject}: ${found[2]} (${code}).`, found[3]);
  const cure =
    url.protocol === 'https:'
      ? 'It may want a client certificate ("tls.certificate" and "tls.key" in a target file), or refuse this network.'
      : 'If that port speaks TLS, begin the base URL with https://.';
  return new TargetError('reset', `${subject}: it breaks the connection off (${code === '' ? message : code}).`, cure);
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : '';
}
