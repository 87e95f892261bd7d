import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'mutability-of-its-own',
  title: 'Calls a booked transaction final',
  breaks: ['AISP-TRA-003'],
  releases: { since: '3.1.5' },
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.TransactionMutability === 'Immutable') transaction.TransactionMutability = 'Final';
  }),
});
