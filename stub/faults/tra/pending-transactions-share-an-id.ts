import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-transactions-share-an-id',
  title: 'Gives all pending transactions the same TransactionId',
  breaks: ['AISP-TRA-006'],
  response: eachRecord('Transaction', (transaction, { release }) => {
    if (transaction.Status === word(release, 'entryStatus', 'Pending')) transaction.TransactionId = 'PENDING';
  }),
});
