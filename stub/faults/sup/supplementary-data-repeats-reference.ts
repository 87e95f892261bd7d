import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'supplementary-data-repeats-reference',
  title: 'Repeats the reference of a beneficiary in SupplementaryData',
  breaks: ['AISP-SUP-003'],
  // Earlier ones do not have the member.
  releases: { since: '3.1.2' },
  response: eachRecord('Beneficiary', (beneficiary) => {
    const { Reference } = beneficiary;
    if (Reference !== undefined) setMember(beneficiary, 'SupplementaryData', { Reference });
  }),
});
