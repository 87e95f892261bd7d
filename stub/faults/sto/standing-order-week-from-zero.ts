import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-week-from-zero',
  title: 'Counts the days of the week from nought',
  breaks: ['AISP-STO-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      record.Frequency = String(record.Frequency).replace(/^IntrvlWkDay:01:0\d$/, 'IntrvlWkDay:01:00');
    }),
  ),
});
