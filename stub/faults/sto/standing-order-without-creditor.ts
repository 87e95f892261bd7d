import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-without-creditor',
  title: 'Hides the creditor of standing orders, Detail or not',
  breaks: ['AISP-STO-011'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      dropMember(record, 'CreditorAccount');
    }),
  ),
});
