import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-on-another-account',
  title: 'Shows pending transactions of an account under the id of another',
  breaks: ['AISP-TRA-020'],
  response: onOperation(
    'GET /accounts/{AccountId}/transactions',
    eachRecord('Transaction', (transaction, { accountIds, release }) => {
      const other = accountIds.find((id) => id !== transaction.AccountId);
      if (transaction.Status === word(release, 'entryStatus', 'Pending') && other !== undefined)
        transaction.AccountId = other;
    }),
  ),
});
