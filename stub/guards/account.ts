import type { World } from '../data/world.ts';
import { refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because } from '../http/why.ts';
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

function selected({ consent, grant }: Access): string {
  const ids = grant.accountIds.length === 0 ? 'none: every account has dropped out of it' : grant.accountIds.join(', ');
  return (
    `One of the accounts that ${grant.customerKey} selected for the consent ${consent.consentId}: ${ids}. For another, have ` +
    'the consent authorised anew with that account among the selected (account=… or select=… beside an authorisation ' +
    'request, "accounts" in POST /stub/tokens).'
  );
}

/** The accounts that a request is about: the one in its path (400 or 403 when it may not be), else all selected ones. */
export function accounts(bank: AccountBank, request: ApiRequest, access: Access): readonly string[] {
  const { AccountId: accountId } = request.params;
  if (accountId === undefined) return access.grant.accountIds;
  const exists = (id: string) => bank.world.account(id) !== undefined;
  const found = bank.behaviours.accountAccess(accountId, access.grant.accountIds, exists);
  if (found === 'unknown') {
    const why = because('account', ['AISP-HTTP-012', 'AISP-HTTP-015'], () => selected(access));
    const message = 'This bank has no account with this AccountId';
    throw refuse(400, 'UK.OBIE.Resource.NotFound', message, why, 'AccountId');
  }
  if (found === 'outside') {
    const why = because('account', ['AISP-HTTP-016', 'AISP-SEC-009'], () => selected(access));
    throw forbidden('Account.NotSelected', 'The PSU did not select this account for this consent', why, 'AccountId');
  }
  return [accountId];
}
