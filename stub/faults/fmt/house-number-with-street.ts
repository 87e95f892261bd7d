import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'house-number-with-street',
  title: 'Puts the whole street address in the BuildingNumber of a party',
  breaks: ['AISP-FMT-008'],
  releases: { until: '3.1.11' },
  response: (draft) =>
    eachMember(draft.body, (member, name, { StreetName: street }) =>
      name === 'BuildingNumber' ? `Flat 2, ${String(member)} ${String(street)}` : member,
    ),
});
