import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'point-in-time-of-three-digits',
  title: 'Writes the day of a standing order in three digits',
  breaks: ['AISP-V4-108'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { Type: 'MNTH', PointInTime: '018' });
  }),
});
