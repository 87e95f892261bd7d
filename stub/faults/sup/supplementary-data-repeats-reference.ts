import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { referenceHolder } from '../words.ts';

export default fault({
  id: 'supplementary-data-repeats-reference',
  title: 'Repeats the reference of a standing order in SupplementaryData',
  breaks: ['AISP-SUP-003'],
  // Until then the schemas refuse every member of it.
  releases: { since: '3.1.2' },
  response: eachRecord('StandingOrder', (order, { release }) => {
    const name = referenceHolder(release);
    const told = order[name];
    if (told !== undefined) setMember(order, 'SupplementaryData', { [name]: told });
  }),
});
