import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'running-balance-of-its-own-type',
  title: 'Calls the balance after a transaction a running one',
  breaks: ['AISP-TRA-015'],
  response: eachRecord('Transaction', (transaction) => setMember(transaction, 'Balance.Type', 'Running')),
});
