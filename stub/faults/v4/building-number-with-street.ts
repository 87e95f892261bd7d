import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'building-number-with-street',
  title: 'Puts the whole street address in the BuildingNumber of a party',
  breaks: ['AISP-V4-075'],
  releases: { since: '4.0.0' },
  response: (draft) =>
    eachMember(draft.body, (member, name) => (name === 'BuildingNumber' ? 'Flat 2, 12 Long Lane' : member)),
});
