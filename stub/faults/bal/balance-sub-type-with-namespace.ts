import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-sub-type-with-namespace',
  title: 'Writes the sub type of a balance with the namespace that one page of the standard has',
  breaks: ['AISP-BAL-008'],
  warns: ['AISP-BAL-008'],
  releases: { since: '3.1.11', until: '3.1.11' },
  response: eachRecord('Balance', (balance) => setMember(balance, 'Amount.SubType', 'UK.OBIE.BaseCurrency')),
});
