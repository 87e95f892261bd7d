import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'lei-with-wrong-check-digits',
  title: 'Ends every LEI with 00',
  breaks: ['AISP-V4-073'],
  releases: { since: '4.0.0' },
  response: (draft) =>
    eachMember(draft.body, (member, name) => (name === 'LEI' ? `${String(member).slice(0, 18)}00` : member)),
});
