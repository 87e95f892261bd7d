import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pending-called-authorised',
  title: 'Gives authorised as the status of a pending transaction',
  breaks: ['AISP-TRA-002'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.Status === 'Pending') transaction.Status = 'Authorised';
  }),
});
