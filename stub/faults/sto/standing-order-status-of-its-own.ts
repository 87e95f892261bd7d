import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { mandateEnded } from '../words.ts';

export default fault({
  id: 'standing-order-status-of-its-own',
  title: 'Calls a standing order that has ended Completed',
  breaks: ['AISP-STO-009'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      if (mandateEnded(record.StandingOrderStatusCode)) record.StandingOrderStatusCode = 'Completed';
    }),
  ),
});
