import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payment-type-of-its-own',
  title: 'Has a ScheduledType of its own',
  breaks: ['AISP-SCP-001'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    eachRecord('ScheduledPayment', (record) => {
      record.ScheduledType = 'Departure';
    }),
  ),
});
