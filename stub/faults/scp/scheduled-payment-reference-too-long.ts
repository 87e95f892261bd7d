import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payment-reference-too-long',
  title: 'Gives scheduled payments references of more than 35 characters',
  breaks: ['AISP-SCP-002'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    eachRecord('ScheduledPayment', (record) => {
      record.Reference = `${String(record.Reference)} ${'-'.repeat(40)}`;
    }),
  ),
});
