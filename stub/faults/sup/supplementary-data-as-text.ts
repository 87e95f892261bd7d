import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'supplementary-data-as-text',
  title: 'Sends SupplementaryData of a beneficiary as text',
  breaks: ['AISP-SUP-004'],
  // Earlier ones do not have the member.
  releases: { since: '3.1.2' },
  response: eachRecord('Beneficiary', (beneficiary) => setMember(beneficiary, 'SupplementaryData', 'Rent')),
});
