import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'count-and-point-in-time',
  title: 'Gives a count beside the day of a standing order',
  breaks: ['AISP-V4-103'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { Type: 'MNTH', CountPerPeriod: 1, PointInTime: '18' });
  }),
});
