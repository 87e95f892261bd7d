import { operation, operationIds } from '../../schemas/operations.ts';
import { scenario } from './scenario.ts';

/** Calls, with a good token, the operations of the standard that the profile does not offer. */
export default scenario({
  name: 'not-offered',
  title: 'Calling what the bank does not offer',
  async run(drive) {
    const [accountId] = await drive.accountIds('detail');
    for (const id of operationIds) {
      const needsAccount = operation(id).path.includes('{AccountId}');
      if (drive.offers(id) || (needsAccount && accountId === undefined)) continue;
      await drive.call({
        operation: id,
        probe: 'not-offered',
        consent: 'detail',
        statementId: 'statement-1',
        ...(accountId === undefined ? {} : { accountId }),
      });
    }
  },
});
