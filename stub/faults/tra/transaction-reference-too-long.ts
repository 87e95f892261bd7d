import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transaction-reference-too-long',
  title: 'Pads TransactionReferences to more than 210 characters',
  breaks: ['AISP-TRA-007'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.TransactionReference !== undefined) {
      transaction.TransactionReference = String(transaction.TransactionReference).padEnd(220, '.');
    }
  }),
});
