import type { PermissionCode } from '../../schemas/permissions.ts';
import type { OBTransaction6 } from '../data/records.ts';

/** What of a transaction decides on which side it stands. */
export type Sided = Pick<OBTransaction6, 'CreditDebitIndicator'> & Partial<OBTransaction6>;

/**
 * True when the permissions show a transaction. Reversals go with their own indicator: the reversal of a debit is a
 * credit. The Transactions page words the two codes the other way round; the profile's table is followed.
 * Clause: account-and-transaction-api-profile, Permissions and Reversing Entries.
 */
export function creditDebitAllowed(transaction: Sided, permissions: readonly PermissionCode[]): boolean {
  const code = transaction.CreditDebitIndicator === 'Credit' ? 'ReadTransactionsCredits' : 'ReadTransactionsDebits';
  return permissions.includes(code);
}
