import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-amount-without-currency',
  title: 'Leaves the currency of the first payment of a standing order out',
  breaks: ['AISP-STO-006'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => dropMember(record, 'FirstPaymentAmount.Currency')),
  ),
});
