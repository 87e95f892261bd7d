import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transaction-id-too-long',
  title: 'Makes TransactionIds of more than 210 characters',
  breaks: ['AISP-FMT-023'],
  response: eachRecord('Transaction', (transaction) => {
    transaction.TransactionId = String(transaction.TransactionId).padEnd(220, '0');
  }),
});
