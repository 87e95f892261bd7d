import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'active-order-without-next-amount',
  title: 'Leaves out how much the next payment of an active standing order is',
  breaks: ['AISP-STO-007'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      dropMember(record, 'NextPaymentAmount');
    }),
  ),
});
