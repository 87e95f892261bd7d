import type { OperationId } from '../../schemas/operations.ts';
import { inRange, type Release } from '../../schemas/releases.ts';

/** The header in which a TPP names the bank that it calls, as long as there was one. */
export const financialIdHeader = 'x-fapi-financial-id';

/** True where every call must carry that header. Clause: OpenAPI files of 3.1.0 and 3.1.1, parameters. */
export function financialIdRequired(release: Release): boolean {
  return inRange(release, { until: '3.1.1' });
}

/** The header in which a TPP tells when the PSU last logged in with it. Clause: read-write-data-api-profile, Request Headers. */
export function loginHeader(release: Release): 'x-fapi-auth-date' | 'x-fapi-customer-last-logged-time' {
  return inRange(release, { until: '3.1.1' }) ? 'x-fapi-customer-last-logged-time' : 'x-fapi-auth-date';
}

/** More than anybody will call in a minute: this bank counts no calls, so that all of it always remains. */
const calls = 1_000_000;
const seconds = 60;

const rateLimits = {
  'ratelimit-policy': `"calls";q=${calls};w=${seconds}`,
  ratelimit: `"calls";r=${calls};t=${seconds}`,
} as const;

/** Of the one call too many that a developer asked for. */
const spent = { ...rateLimits, ratelimit: '"calls";r=0;t=1' } as const;

/** What a success, and a call too many, tells of how often one may call, from 4.0.1 on. Clause: read-write-data-api-profile, Rate Limit Headers. */
export function rateLimitHeaders(release: Release, status: number): Readonly<Record<string, string>> | undefined {
  if (!inRange(release, { since: '4.0.1' })) return undefined;
  if (status === 429) return spent;
  return status < 300 ? rateLimits : undefined;
}

/**
 * The schema of the body of a consent, which is the one thing here that a TPP sends and reads: in version 4 it may be named.
 * Clause: read-write-data-api-profile, Response Headers.
 */
export function payloadVersionHeader(release: Release, operation: OperationId | undefined, status: number) {
  const told = operation === 'POST /account-access-consents' && status === 201 && inRange(release, { since: '4.0.0' });
  return told ? { 'payload-version': release } : undefined;
}
