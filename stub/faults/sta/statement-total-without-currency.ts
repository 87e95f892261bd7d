import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-total-without-currency',
  title: 'Leaves the currency out of the total value of a statement',
  breaks: ['AISP-STA-010'],
  profiles: ['full'],
  releases: { since: '3.1.11' },
  response: eachRecord('Statement', (statement) => dropMember(statement, 'TotalValue.Currency')),
});
