import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'charge-without-currency',
  title: 'Leaves the currency out of the amount of a transaction',
  breaks: ['AISP-TRA-001'],
  response: eachRecord('Transaction', (transaction) => dropMember(transaction, 'Amount.Currency')),
});
