import { rfcClause } from '../../schemas/statements/clause.ts';
import type { AccessToken, AccessTokens } from '../access/access-tokens.ts';
import { dateTime } from '../dates/iso-8601.ts';
import { ApiError, ownCode } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';
import { because, type Why } from '../http/why.ts';

/** The bearer token of an Authorization header. A token anywhere else (query, body) is not one. */
export function bearerToken(authorization: string | undefined, _query: string): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(authorization ?? '')?.[1];
}

export type TokenStatus = 'active' | 'expired' | 'unknown';

/** What a token is worth at `at`, in milliseconds since the epoch. */
export function tokenStatus(token: AccessToken | undefined, at: number): TokenStatus {
  if (token === undefined) return 'unknown';
  return at < token.expiresAt ? 'active' : 'expired';
}

/**
 * True when a token comes over the connection that it was issued for: one that is bound to a certificate comes with that
 * certificate. Nothing is shown over a connection without TLS, which is not `secure`. Clause: RFC 8705, section 3.
 */
export function certificateMatches(token: AccessToken, shown: PeerCertificate | undefined, _secure: boolean): boolean {
  return token.certificate === undefined || token.certificate === shown?.thumbprint;
}

const challenge = (error?: string) => ({
  'www-authenticate': `Bearer realm="accounts"${error === undefined ? '' : `, error="${error}"`}`,
});

/** 401 for an expired token: it alone must not have an error body, and in version 4 has to have one. */
export function expired(message: string, why: Why): ApiError {
  return new ApiError(401, { message, why, reason: 'expired' }, challenge('invalid_token'));
}

/** 401 for a token that is missing or worth nothing here. */
export function unauthorised(errorCode: string, message: string, why: Why, error?: string): ApiError {
  return new ApiError(401, [{ errorCode: ownCode(errorCode), message, why, path: 'Authorization' }], challenge(error));
}

/** What of the bank this guard goes by. */
export interface TokenBank {
  /** True when tokens are bound to the certificates that clients show. */
  readonly mutualTls: boolean;
  readonly tokens: Pick<AccessTokens, 'introspect'>;
  readonly behaviours: {
    readonly bearerToken: typeof bearerToken;
    readonly tokenStatus: typeof tokenStatus;
    readonly certificateMatches: typeof certificateMatches;
  };
}

const another = {
  client_credentials: 'POST /token with grant_type=client_credentials and scope=accounts gives another.',
  authorization_code:
    'Another comes from POST /token with the refresh token, from having the consent authorised again, or from POST /stub/tokens.',
} as const;

function missing(request: ApiRequest): string {
  const [scheme] = (request.header('authorization') ?? '').split(' ');
  const has =
    scheme === undefined || scheme === ''
      ? 'The call has no such header'
      : `The header of the call has ${/^bearer$/i.test(scheme) ? 'Bearer, and then nothing that is a token' : `the scheme ${scheme}`}`;
  const inQuery = /(^|&)access_token=/.test(request.query) ? ', and a token in the query is none' : '';
  return `Authorization: Bearer and an access token of POST /token or POST /stub/tokens. ${has}${inQuery}.`;
}

function ended(token: AccessToken | undefined, at: number): string {
  if (token === undefined) return 'A token that has not expired.';
  const [end, now] = [token.expiresAt, at].map((moment) => dateTime(Math.floor(moment / 1000) * 1000));
  return `The same token until ${end}; the bank has ${now}. ${another[token.grant]}`;
}

function unknown(text: string): string {
  if (/^eyJ/.test(text)) {
    return 'An access token of this bank, which is no JWT. What was sent looks like one: an ID token, or a request that was signed?';
  }
  return (
    'An access token that this bank issued since it started and has not revoked since. Tokens are revoked with their consent, ' +
    'by POST /revoke, when their code is used twice, and when the consent is authorised anew.'
  );
}

function bound(token: AccessToken, shown: PeerCertificate | undefined): string {
  const came = shown === undefined ? 'without one' : `with one that has ${shown.thumbprint}`;
  return `The same token over a connection with the client certificate whose x5t#S256 is ${token.certificate}. The call came ${came}.`;
}

/** The token that the request carries, or 401. Clause: read-write-data-api-profile, 401 (Unauthorized); RFC 6750. */
export function accessToken(bank: TokenBank, request: ApiRequest): AccessToken {
  const text = bank.behaviours.bearerToken(request.header('authorization'), request.query);
  if (text === undefined) {
    const why = because('token', ['AISP-SEC-001', 'AISP-SEC-005', 'AISP-SEC-023'], () => missing(request));
    throw unauthorised('Token.Missing', 'The request has no bearer token in its Authorization header', why);
  }
  const token = bank.tokens.introspect(text);
  const status = bank.behaviours.tokenStatus(token, request.at);
  if (status === 'expired') {
    const why = because('token', ['AISP-SEC-003', 'AISP-SEC-004'], () => ended(token, request.at));
    throw expired('The token has expired', why);
  }
  if (status === 'unknown' || token === undefined) {
    const message = 'The bearer token is not one that this bank honours';
    throw unauthorised(
      'Token.Invalid',
      message,
      because('token', 'AISP-SEC-002', () => unknown(text)),
      'invalid_token',
    );
  }
  if (bank.mutualTls && !bank.behaviours.certificateMatches(token, request.certificate(), request.secure)) {
    const shown = request.certificate();
    const why = because('token', [rfcClause(8705, '3'), 'AISP-SEC-022'], () => bound(token, shown));
    throw unauthorised('Token.Certificate', 'The token is bound to another client certificate', why, 'invalid_token');
  }
  return token;
}
