import type { OperationId } from '../../schemas/operations.ts';
import { operation } from '../../schemas/operations.ts';
import { textAt } from '../core/json.ts';
import type { ConsentKey } from '../core/probes.ts';
import type { Drive } from './drive.ts';

/**
 * Up to `most` accounts that differ as much as possible: the first one, then the first of each further pair of
 * AccountType and AccountSubType, a new AccountType first, then the rest in the order of the list.
 */
export async function variedAccounts(drive: Drive, consent: ConsentKey, most: number): Promise<readonly string[]> {
  const rest = [...(await drive.accounts(consent))];
  const chosen: string[] = [];
  const seen = new Set<string>();
  const unseen = (...members: readonly string[]) =>
    rest.findIndex((value) => !seen.has(members.map((member) => textAt(value, member) ?? '').join('/')));
  while (rest.length > 0 && chosen.length < most) {
    const next = [unseen('AccountType'), unseen('AccountType', 'AccountSubType'), 0].find((index) => index >= 0) ?? 0;
    const [account] = rest.splice(next, 1);
    const id = textAt(account, 'AccountId');
    if (id === undefined) continue;
    chosen.push(id);
    seen.add(textAt(account, 'AccountType') ?? '');
    seen.add(`${textAt(account, 'AccountType') ?? ''}/${textAt(account, 'AccountSubType') ?? ''}`);
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
