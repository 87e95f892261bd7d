import { accountOperations, bulkOperations } from './accounts.ts';
import { scenario } from './scenario.ts';

/** Calls every offered data operation but the accounts themselves under a consent that only opens accounts. */
export default scenario({
  name: 'missing-permissions',
  title: 'Reading without the permission',
  async run(drive) {
    const [accountId] = await drive.accountIds('minimal');
    const opened: readonly string[] = ['GET /accounts', 'GET /accounts/{AccountId}'];
    for (const id of bulkOperations(drive)) {
      if (!opened.includes(id)) await drive.call({ operation: id, probe: 'missing-permission', consent: 'minimal' });
    }
    if (accountId === undefined) return;
    for (const id of accountOperations(drive)) {
      if (!opened.includes(id)) {
        await drive.call({ operation: id, probe: 'missing-permission', consent: 'minimal', accountId });
      }
    }
  },
});
