import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'lei-in-small-letters',
  title: 'Writes an LEI in small letters',
  breaks: ['AISP-V4-072'],
  releases: { since: '4.0.0' },
  response: (draft) =>
    eachMember(draft.body, (member, name) => (name === 'LEI' ? String(member).toLowerCase() : member)),
});
