import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'offer-not-described',
  title: 'Shows an offer of which nothing is told',
  breaks: ['AISP-OFF-004'],
  warns: ['AISP-OFF-004'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/offers',
    eachRecord('Offer', (record) => {
      for (const name of ['Description', 'Amount', 'Fee', 'Rate', 'Value']) dropMember(record, name);
    }),
  ),
});
