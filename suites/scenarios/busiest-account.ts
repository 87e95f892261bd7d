import { recordsOf } from '../core/evidence.ts';
import { linkOf } from '../core/record-list.ts';
import { variedAccounts } from './accounts.ts';
import type { Drive } from './drive.ts';

/**
 * Of the accounts whose transactions the run reads anyway: the first with more than a page of them, else the one with
 * most. Undefined when the consent opens no account.
 */
export async function busiestAccount(drive: Drive): Promise<string | undefined> {
  let best: { readonly accountId: string; readonly count: number } | undefined;
  for (const accountId of await variedAccounts(drive, 'detail', Math.min(3, drive.sampling.accounts))) {
    const list = await drive.read('GET /accounts/{AccountId}/transactions', 'detail', { accountId });
    if (list !== undefined && linkOf(list, 'Next') !== undefined) return accountId;
    const count = list === undefined ? 0 : [...recordsOf(list, 'Transaction')].length;
    if (best === undefined || count > best.count) best = { accountId, count };
  }
  return best?.accountId;
}
