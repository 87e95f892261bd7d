import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'status-updated-on-30-february',
  title: 'Says that an account changed its status on the 30th of February',
  breaks: ['AISP-DTM-002'],
  releases: { since: '3.1.2' },
  response: eachRecord('Account', (account) => setMember(account, 'StatusUpdateDateTime', '2016-02-30T09:00:00+00:00')),
});
