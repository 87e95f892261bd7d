import { rfcClause } from '../../schemas/statements/clause.ts';
import type { Customer } from '../data/world.ts';
import { because } from '../http/why.ts';
import { ExplainedError } from './oauth-error.ts';

/**
 * The accounts that a PSU selects: those named, the first n (`first:n`), or all. Throws when an account is not the
 * customer's, or nothing would be selected.
 */
export function selectAccounts(customer: Customer, named: readonly string[], select: string | null): readonly string[] {
  const own = customer.accountIds;
  const foreign = named.find((id) => !own.includes(id));
  const wrong = (message: string) =>
    new ExplainedError(
      'invalid_request',
      message,
      because(
        'decision',
        ['AISP-CON-053', rfcClause(6749, '4.1.2.1')],
        () =>
          `Accounts of ${customer.hint}: ${own.join(', ')}; or first:n for the first n of these; or none named for all.`,
      ),
    );
  if (foreign !== undefined) throw wrong(`${customer.hint} has no account ${foreign}`);
  if (named.length > 0) return own.filter((id) => named.includes(id));
  if (select === null) return own;
  const count = Number(/^first:([1-9]\d*)$/.exec(select)?.[1]);
  if (Number.isNaN(count)) throw wrong('select must be written first:n, with n above 0');
  return own.slice(0, count);
}

/** The accounts that are left when one drops out. Clause: account-and-transaction-api-profile, Changes to Selected Account(s). */
export function remainingAccounts(accountIds: readonly string[], closed: string): readonly string[] {
  return accountIds.filter((id) => id !== closed);
}
