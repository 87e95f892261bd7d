import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'monthly-without-day',
  title: 'Pays each month and does not say when',
  breaks: ['AISP-V4-104'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { Type: 'MNTH' });
  }),
});
