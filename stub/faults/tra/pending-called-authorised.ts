import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-called-authorised',
  title: 'Gives authorised as the status of a pending transaction',
  breaks: ['AISP-TRA-002'],
  response: eachRecord('Transaction', (transaction, { release }) => {
    if (transaction.Status === word(release, 'entryStatus', 'Pending')) transaction.Status = 'Authorised';
  }),
});
