import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pending-marked-immutable',
  title: 'Marks pending transactions as immutable',
  breaks: ['AISP-TRA-004'],
  releases: { since: '3.1.5' },
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.Status === 'Pending') transaction.TransactionMutability = 'Immutable';
  }),
});
