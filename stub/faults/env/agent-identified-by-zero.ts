import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'agent-identified-by-zero',
  title: 'Writes a 0 for a second identification that an account does not have',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('StandingOrder', (order) => setMember(order, 'CreditorAccount.SecondaryIdentification', '0')),
});
