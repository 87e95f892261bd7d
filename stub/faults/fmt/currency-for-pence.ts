import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'currency-for-pence',
  title: 'Gives the currency of a scheduled payment as GBX, as traders write pence',
  breaks: ['AISP-FMT-006'],
  response: eachRecord('ScheduledPayment', (payment) => setMember(payment, 'InstructedAmount.Currency', 'GBX')),
});
