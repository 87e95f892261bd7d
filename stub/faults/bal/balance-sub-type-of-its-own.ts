import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-sub-type-of-its-own',
  title: 'Writes a sub type of a balance that no page of the standard has',
  breaks: ['AISP-BAL-008'],
  releases: { since: '3.1.11' },
  response: eachRecord('Balance', (balance) => setMember(balance, 'Amount.SubType', 'SettlementCurrency')),
});
