/**
 * How the ID token tells the end of the refresh token: a NumericDate, in seconds since the epoch.
 * Clause: read-write-data-api-profile, Token Expiry Time.
 */
export function refreshTokenEnd(seconds: number): number {
  return seconds;
}
