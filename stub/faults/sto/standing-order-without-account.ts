import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-without-account',
  title: 'Leaves out the account from which a standing order is paid',
  breaks: ['AISP-STO-001a'],
  releases: { since: '4.0.0' },
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    eachRecord('StandingOrder', (record) => {
      dropMember(record, 'AccountId');
    }),
  ),
});
