import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-status-of-its-own',
  title: 'Calls a standing order that has ended Completed',
  breaks: ['AISP-STO-009'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      if (record.StandingOrderStatusCode === 'Inactive') record.StandingOrderStatusCode = 'Completed';
    }),
  ),
});
