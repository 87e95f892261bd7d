import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'transaction-balance-unknown-member',
  title: 'Adds a member of its own to the balance after a transaction',
  breaks: ['AISP-EP-031'],
  releases: unknownMembersRefused,
  response: eachRecord('Transaction', (transaction) => setMember(transaction, 'Balance.Overdrawn', false)),
});
