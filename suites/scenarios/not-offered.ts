import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import { scenario } from './scenario.ts';

/** Calls, with a good token, the operations of the standard that the profile does not offer. */
export default scenario({
  name: 'not-offered',
  title: 'Calling what the bank does not offer',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    const [accountId] = await drive.accountIds('detail');
    const isTried = (id: OperationId) =>
      !drive.offers(id) && (accountId !== undefined || !operation(id).path.includes('{AccountId}'));
    const asked = {
      probe: 'not-offered',
      consent: 'detail',
      statementId: 'statement-1',
      ...(accountId === undefined ? {} : { accountId }),
    } as const;
    await drive.together(...operationIds.filter(isTried).map((id) => () => drive.call({ ...asked, operation: id })));
  },
});
