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
  after: { 'transaction-permissions': 'it makes the consent for debits, after the one for credits' },
  async run(drive) {
    // A token that was made elsewhere is of a consent that opens accounts alone.
    const consent = drive.tokens.makesConsents ? 'debits' : 'minimal';
    const opened = drive.tokens.makesConsents ? [...accounts, ...transactions] : accounts;
    const [accountId] = await drive.accountIds(consent);
    const refused = { probe: 'missing-permission', consent } as const;
    const lacking = (ids: readonly OperationId[]) => ids.filter((id) => !opened.includes(id));
    await drive.together(
      ...lacking(bulkOperations(drive)).map((operation) => () => drive.call({ ...refused, operation })),
      ...(accountId === undefined ? [] : lacking(accountOperations(drive))).map(
        (operation) => () => drive.call({ ...refused, operation, ...(accountId === undefined ? {} : { accountId }) }),
      ),
    );
  },
});
