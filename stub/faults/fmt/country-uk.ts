import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'country-uk',
  title: 'Writes the country of an address as UK',
  breaks: ['AISP-FMT-007'],
  response: (draft) => eachMember(draft.body, (member, name) => (name === 'Country' ? 'UK' : member)),
});
