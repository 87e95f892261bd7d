import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-frequency-in-words',
  title: 'Writes the Frequency of standing orders in everyday words',
  breaks: ['AISP-STO-002'],
  releases: { until: '3.1.11' },
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      record.Frequency = 'Monthly';
    }),
  ),
});
