import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pending-ids-new-on-each-call',
  title: 'Makes a new TransactionId for a pending transaction on each call without a filter',
  breaks: ['AISP-TRA-006'],
  response: eachRecord('Transaction', (transaction, { query, sequence }) => {
    if (query.size > 0) return;
    if (transaction.Status === 'Pending')
      transaction.TransactionId = `${String(transaction.TransactionId)}-${sequence}`;
  }),
});
