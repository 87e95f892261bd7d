import type { AccessToken, AccessTokens } from '../access/access-tokens.ts';
import { ApiError, ownCode } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';

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

/** 401 for an expired token: it alone must not have an error body. */
export function expired(): ApiError {
  return new ApiError(401, [], challenge('invalid_token'));
}

/** 401 for a token that is missing or worth nothing here. */
export function unauthorised(errorCode: string, message: string, error?: string): ApiError {
  return new ApiError(401, [{ errorCode: ownCode(errorCode), message, path: 'Authorization' }], challenge(error));
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

/** The token that the request carries, or 401. Clause: read-write-data-api-profile, 401 (Unauthorized); RFC 6750. */
export function accessToken(bank: TokenBank, request: ApiRequest): AccessToken {
  const text = bank.behaviours.bearerToken(request.header('authorization'), request.query);
  if (text === undefined)
    throw unauthorised('Token.Missing', 'The request has no bearer token in its Authorization header');
  const token = bank.tokens.introspect(text);
  const status = bank.behaviours.tokenStatus(token, request.at);
  if (status === 'expired') throw expired();
  if (status === 'unknown' || token === undefined) {
    throw unauthorised('Token.Invalid', 'The bearer token is not one that this bank honours', 'invalid_token');
  }
  if (bank.mutualTls && !bank.behaviours.certificateMatches(token, request.certificate(), request.secure)) {
    throw unauthorised('Token.Certificate', 'The token is bound to another client certificate', 'invalid_token');
  }
  return token;
}
