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

/** What a success tells of how often one may call, from 4.0.1 on. Clause: read-write-data-api-profile, Rate Limit Headers. */
export function rateLimitHeaders(release: Release, status: number): Readonly<Record<string, string>> | undefined {
  return status < 300 && inRange(release, { since: '4.0.1' }) ? rateLimits : undefined;
}
