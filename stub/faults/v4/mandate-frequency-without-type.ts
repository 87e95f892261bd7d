import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'mandate-frequency-without-type',
  title: 'Tells on which day a standing order is paid and not how often',
  breaks: ['AISP-V4-102'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'MandateRelatedInformation.Frequency', { PointInTime: '18' });
  }),
});
