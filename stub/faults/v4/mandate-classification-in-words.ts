import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'mandate-classification-in-words',
  title: 'Says in a word whether the amount of a direct debit is fixed',
  breaks: ['AISP-V4-112'],
  releases: { since: '4.0.0' },
  response: eachRecord('DirectDebit', (record) => {
    setMember(record, 'MandateRelatedInformation.Classification', 'Variable');
  }),
});
