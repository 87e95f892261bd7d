import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-type-of-its-own',
  title: 'Has an OfferType of its own',
  breaks: ['AISP-OFF-001'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/offers',
    eachRecord('Offer', (record) => {
      if (record.OfferType === 'Other') record.OfferType = 'Cashback';
    }),
  ),
});
