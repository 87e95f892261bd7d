import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'text-of-3-1-with-count',
  title: 'Counts payments beside a text of version 3.1 that says when they are made',
  breaks: ['AISP-V4-107'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { Type: 'IntrvlMnthDay:01:18', CountPerPeriod: 1 });
  }),
});
