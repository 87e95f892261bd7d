import type { OperationId } from '../../schemas/operations.ts';
import { accountOperations, bulkOperations } from './accounts.ts';
import { scenario } from './scenario.ts';

const accounts: readonly OperationId[] = ['GET /accounts', 'GET /accounts/{AccountId}'];
/** What the consent for debits opens besides; `token-life` tries it under a consent that has no transactions. */
const transactions: readonly OperationId[] = ['GET /transactions', 'GET /accounts/{AccountId}/transactions'];

/** Calls every offered data operation but the accounts themselves under a consent that has no permission for it. */
export default scenario({
  name: 'missing-permissions',
  title: 'Reading without the permission',
  async run(drive) {
    // A token that was made elsewhere is of a consent that opens accounts alone.
    const consent = drive.tokens.makesConsents ? 'debits' : 'minimal';
    const opened = drive.tokens.makesConsents ? [...accounts, ...transactions] : accounts;
    const [accountId] = await drive.accountIds(consent);
    for (const id of bulkOperations(drive)) {
      if (!opened.includes(id)) await drive.call({ operation: id, probe: 'missing-permission', consent });
    }
    if (accountId === undefined) return;
    for (const id of accountOperations(drive)) {
      if (!opened.includes(id)) await drive.call({ operation: id, probe: 'missing-permission', consent, accountId });
    }
  },
});
