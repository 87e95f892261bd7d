import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-fee-without-currency',
  title: 'Leaves the currency of a fee out',
  breaks: ['AISP-OFF-002'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/offers',
    eachRecord('Offer', (record) => {
      dropMember(record, 'Fee.Currency');
    }),
  ),
});
