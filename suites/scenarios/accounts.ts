import type { OperationId } from '../../schemas/operations.ts';
import { operation } from '../../schemas/operations.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import type { Drive } from './drive.ts';

const category = (account: unknown): string =>
  textAt(account, 'AccountCategory') ?? textAt(account, 'AccountType') ?? '';
const kind = (account: unknown): string =>
  textAt(account, 'AccountTypeCode') ?? textAt(account, 'AccountSubType') ?? '';

/**
 * Up to `most` accounts that differ as much as possible: the first one, then the first of each further pair of
 * category and kind, a new category first, then the rest in the order of the list.
 */
export async function variedAccounts(drive: Drive, consent: ConsentKey, most: number): Promise<readonly string[]> {
  const rest = [...(await drive.accounts(consent))];
  const chosen: string[] = [];
  const seen = new Set<string>();
  const unseen = (...members: readonly (typeof category)[]) =>
    rest.findIndex((value) => !seen.has(members.map((member) => member(value)).join('/')));
  while (rest.length > 0 && chosen.length < most) {
    const next = [unseen(category), unseen(category, kind), 0].find((index) => index >= 0) ?? 0;
    const [account] = rest.splice(next, 1);
    const id = textAt(account, 'AccountId');
    if (id === undefined) continue;
    chosen.push(id);
    seen.add(category(account));
    seen.add(`${category(account)}/${kind(account)}`);
  }
  return chosen;
}

/** The offered operations on one account that need no id besides the AccountId. */
export function accountOperations(drive: Drive): readonly OperationId[] {
  return drive.profile.operations.filter((id) => {
    const { path, grant } = operation(id);
    return grant === 'authorization_code' && path.includes('{AccountId}') && !path.includes('{StatementId}');
  });
}

/** The offered operations over all accounts of a consent, `GET /accounts` and `GET /party` among them. */
export function bulkOperations(drive: Drive): readonly OperationId[] {
  return drive.profile.operations.filter((id) => {
    const { path, grant } = operation(id);
    return grant === 'authorization_code' && !path.includes('{');
  });
}
