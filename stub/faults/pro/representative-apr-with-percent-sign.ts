import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'representative-apr-with-percent-sign',
  title: 'Writes the representative APR of an overdraft with a per cent sign',
  breaks: ['AISP-PRO-008'],
  profiles: ['full'],
  releases: { since: '3.1.4' },
  response(draft) {
    eachMember(draft.body, (member, name) => (name === 'RepresentativeAPR' ? `${String(member)}%` : member));
  },
});
