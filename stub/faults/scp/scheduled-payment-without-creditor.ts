import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'scheduled-payment-without-creditor',
  title: 'Hides the creditor of scheduled payments, Detail or not',
  breaks: ['AISP-SCP-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    eachRecord('ScheduledPayment', (record) => {
      dropMember(record, 'CreditorAccount');
    }),
  ),
});
