import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bank-in-between-status-in-words',
  title: 'Says in a word how far a payment has come at the first bank in between',
  breaks: ['AISP-V4-091'],
  releases: { since: '4.0.1' },
  response: eachRecord('Transaction', (record) => {
    setMember(record, 'IntermediaryAgent1.ProcessingStatus', 'Settled');
  }),
});
