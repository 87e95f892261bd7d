import { inRange, type Release } from '../../schemas/releases.ts';
import type { ConsentStatus } from '../consents/consent.ts';

/**
 * The status of an authorised consent once the PSU has taken access back at the bank: `Revoked` up to 3.1.3. From 3.1.4
 * it stays as it is, and only the tokens go. Clause: account-access-consents, Status; account-and-transaction-api-profile,
 * Access Revocation.
 */
export function statusAfterWithdrawal(status: ConsentStatus, release: Release): ConsentStatus {
  return inRange(release, { until: '3.1.3' }) ? 'Revoked' : status;
}
