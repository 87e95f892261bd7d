import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pending-transactions-share-an-id',
  title: 'Gives all pending transactions the same TransactionId',
  breaks: ['AISP-TRA-006'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.Status === 'Pending') transaction.TransactionId = 'PENDING';
  }),
});
