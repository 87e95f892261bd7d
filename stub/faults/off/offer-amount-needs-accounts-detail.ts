import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-amount-needs-accounts-detail',
  title: 'Shows the amount of an offer only to a consent with ReadAccountsDetail',
  breaks: ['AISP-OFF-005'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/offers',
    eachRecord('Offer', (record, { permissions }) => {
      if (!permissions.includes('ReadAccountsDetail')) dropMember(record, 'Amount');
    }),
  ),
});
