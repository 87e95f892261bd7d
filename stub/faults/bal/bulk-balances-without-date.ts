import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-balances-without-date',
  title: 'Leaves the date-time of balances out in bulk',
  breaks: ['AISP-BAL-002'],
  response: onOperation(
    'GET /balances',
    eachRecord('Balance', (balance) => dropMember(balance, 'DateTime')),
  ),
});
