import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payment-ids-made-per-call',
  title: 'Gives scheduled payments new ids with every call',
  breaks: ['AISP-SCP-009'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    eachRecord('ScheduledPayment', (record, { sequence }) => {
      record.ScheduledPaymentId = `${sequence}-${String(record.ScheduledPaymentId)}`;
    }),
  ),
});
