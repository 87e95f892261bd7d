import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'address-line-too-long',
  title: 'Puts more than 70 characters in the address line of a transaction',
  breaks: ['AISP-TRA-018'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.AddressLine !== undefined) {
      transaction.AddressLine = `${String(transaction.AddressLine)}, `.repeat(20).slice(0, 71);
    }
  }),
});
