import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-marked-immutable',
  title: 'Marks pending transactions as immutable',
  breaks: ['AISP-TRA-004'],
  releases: { since: '3.1.5' },
  response: eachRecord('Transaction', (transaction, { release }) => {
    if (transaction.Status === word(release, 'entryStatus', 'Pending')) transaction.TransactionMutability = 'Immutable';
  }),
});
