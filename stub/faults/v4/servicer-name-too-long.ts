import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'servicer-name-too-long',
  title: 'Names the servicer of an account in 141 characters',
  breaks: ['AISP-V4-071'],
  releases: { since: '4.0.0' },
  response: eachRecord('Account', (record) => {
    setMember(record, 'Servicer.Name', 'B'.repeat(141));
  }),
});
