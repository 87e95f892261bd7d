import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-ends-before-it-starts',
  title: 'Has offers that end before they start',
  breaks: ['AISP-OFF-003'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/offers',
    eachRecord('Offer', (record) => {
      const { StartDateTime = '', EndDateTime = '' } = record;
      record.StartDateTime = EndDateTime;
      record.EndDateTime = StartDateTime;
    }),
  ),
});
