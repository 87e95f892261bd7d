import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'week-from-nought',
  title: 'Counts the days of the week from nought',
  breaks: ['AISP-V4-066'],
  releases: { since: '4.0.1' },
  response: eachRecord('StandingOrder', ({ MandateRelatedInformation: mandate }) => {
    const rhythm = isObject(mandate) ? mandate.Frequency : undefined;
    if (isObject(rhythm) && rhythm.Type === 'WEEK') rhythm.PointInTime = '00';
  }),
});
