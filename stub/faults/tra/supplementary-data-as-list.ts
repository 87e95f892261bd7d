import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'supplementary-data-as-list',
  title: 'Sends SupplementaryData of a transaction as a list',
  breaks: ['AISP-SUP-004', 'AISP-TRA-017'],
  releases: { since: '3.1.2' },
  response: eachRecord('Transaction', (transaction) => {
    const { SupplementaryData: data } = transaction;
    if (data !== undefined) transaction.SupplementaryData = [data];
  }),
});
