import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'supplementary-data-as-text',
  title: 'Sends SupplementaryData of a standing order as text',
  breaks: ['AISP-SUP-004'],
  response: eachRecord('StandingOrder', (order) => setMember(order, 'SupplementaryData', 'Rent')),
});
