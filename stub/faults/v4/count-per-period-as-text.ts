import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'count-per-period-as-text',
  title: 'Writes as text how often a direct debit is collected',
  breaks: ['AISP-V4-109'],
  releases: { since: '4.0.0' },
  response: eachRecord('DirectDebit', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { Type: 'MNTH', CountPerPeriod: '1' });
  }),
});
