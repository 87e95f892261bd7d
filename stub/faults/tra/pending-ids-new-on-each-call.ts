import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-ids-new-on-each-call',
  title: 'Makes a new TransactionId for a pending transaction on each call without a filter',
  breaks: ['AISP-TRA-006'],
  response: eachRecord('Transaction', (transaction, { query, release, sequence }) => {
    if (query.size > 0) return;
    if (transaction.Status === word(release, 'entryStatus', 'Pending'))
      transaction.TransactionId = `${String(transaction.TransactionId)}-${sequence}`;
  }),
});
