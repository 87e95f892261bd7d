import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-payments-as-number',
  title: 'Sends NumberOfPayments as a number',
  breaks: ['AISP-STO-006'],
  releases: [{ since: '3.1.4', until: '3.1.11' }, { since: '4.0.1' }],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      if (record.NumberOfPayments !== undefined) record.NumberOfPayments = Number(record.NumberOfPayments);
    }),
  ),
});
