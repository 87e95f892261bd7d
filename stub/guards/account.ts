import type { World } from '../data/world.ts';
import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Access } from './consent.ts';
import { forbidden } from './grant.ts';

/** Whether a token reaches an account: `unknown` names no account of this bank, `outside` one that was not selected. */
export function accountAccess(
  accountId: string,
  selected: readonly string[],
  exists: (accountId: string) => boolean,
): 'granted' | 'outside' | 'unknown' {
  if (selected.includes(accountId)) return 'granted';
  return exists(accountId) ? 'outside' : 'unknown';
}

/** What of the bank this guard goes by. */
export interface AccountBank {
  readonly world: Pick<World, 'account'>;
  readonly behaviours: { readonly accountAccess: typeof accountAccess };
}

/** The accounts that a request is about: the one in its path (400 or 403 when it may not be), else all selected ones. */
export function accounts(bank: AccountBank, request: ApiRequest, access: Access): readonly string[] {
  const { AccountId: accountId } = request.params;
  if (accountId === undefined) return access.grant.accountIds;
  const exists = (id: string) => bank.world.account(id) !== undefined;
  const found = bank.behaviours.accountAccess(accountId, access.grant.accountIds, exists);
  if (found === 'unknown') {
    throw refuse(400, 'UK.OBIE.Resource.NotFound', 'This bank has no account with this AccountId', 'AccountId');
  }
  if (found === 'outside') {
    throw forbidden('Account.NotSelected', 'The PSU did not select this account for this consent', 'AccountId');
  }
  return [accountId];
}
