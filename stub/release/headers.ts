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
