import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'mandate-frequency-in-words',
  title: 'Says in a word how often a direct debit is collected',
  breaks: ['AISP-V4-105'],
  releases: { since: '4.0.0' },
  response: eachRecord('DirectDebit', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency.Type', 'Monthly');
  }),
});
