import type { Customer } from '../data/world.ts';
import { OAuthError } from './oauth-error.ts';

/**
 * The accounts that a PSU selects: those named, the first n (`first:n`), or all. Throws when an account is not the
 * customer's, or nothing would be selected.
 */
export function selectAccounts(customer: Customer, named: readonly string[], select: string | null): readonly string[] {
  const own = customer.accountIds;
  const foreign = named.find((id) => !own.includes(id));
  if (foreign !== undefined) throw new OAuthError('invalid_request', `${customer.hint} has no account ${foreign}`);
  if (named.length > 0) return own.filter((id) => named.includes(id));
  if (select === null) return own;
  const count = Number(/^first:([1-9]\d*)$/.exec(select)?.[1]);
  if (Number.isNaN(count)) throw new OAuthError('invalid_request', 'select must be written first:n, with n above 0');
  return own.slice(0, count);
}

/** The accounts that are left when one drops out. Clause: account-and-transaction-api-profile, Changes to Selected Account(s). */
export function remainingAccounts(accountIds: readonly string[], closed: string): readonly string[] {
  return accountIds.filter((id) => id !== closed);
}
