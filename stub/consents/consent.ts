import type { PermissionCode } from '../../schemas/permissions.ts';

export type ConsentStatus = 'AwaitingAuthorisation' | 'Authorised' | 'Rejected' | 'Revoked';

/** What a TPP asked for. Date-times are kept as they are echoed: as written when that is RFC 3339, else normalised. */
export interface RequestedConsent {
  readonly permissions: readonly PermissionCode[];
  readonly expirationDateTime?: string;
  readonly transactionFromDateTime?: string;
  readonly transactionToDateTime?: string;
  /** `expirationDateTime` in milliseconds since the epoch; likewise the two below. */
  readonly expires?: number;
  readonly from?: number;
  readonly to?: number;
}

/** An account access consent. A change makes a new value; of what a TPP sees nothing but the status and its date ever changes. */
export interface Consent extends RequestedConsent {
  readonly consentId: string;
  /** The client that made it, the only one that may read or delete it. */
  readonly clientId: string;
  readonly creationDateTime: string;
  readonly status: ConsentStatus;
  readonly statusUpdateDateTime: string;
  /** The customer who authorised it. */
  readonly customerKey?: string;
  /** True while the bank wants the PSU back before it shows data again. */
  readonly reauthenticate?: boolean;
  /** When the PSU took access back at the bank, until they authorise it again; in milliseconds since the epoch, as the next. */
  readonly withdrawnAt?: number;
  /** When the bank began to want the PSU back. */
  readonly heldAt?: number;
  /** When the PSU, whom the bank wanted back or who had taken access back, last authorised it again. */
  readonly reinstatedAt?: number;
  /** What the next call for data under it meets, once. */
  readonly trouble?: 'breakdown' | 'throttling';
  /** Accounts that were switched to another bank. */
  readonly switched?: readonly string[];
}

/** `Data` of OBReadConsentResponse1. At which moment it is read makes no difference to this version. */
export function echoConsent(consent: Consent, _at: number): object {
  return {
    ConsentId: consent.consentId,
    CreationDateTime: consent.creationDateTime,
    Status: consent.status,
    StatusUpdateDateTime: consent.statusUpdateDateTime,
    Permissions: consent.permissions,
    ExpirationDateTime: consent.expirationDateTime,
    TransactionFromDateTime: consent.transactionFromDateTime,
    TransactionToDateTime: consent.transactionToDateTime,
  };
}
