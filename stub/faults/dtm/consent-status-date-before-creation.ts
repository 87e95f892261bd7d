import { dateTime } from '../../dates/iso-8601.ts';
import { isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-date-before-creation',
  title: 'Writes the status date of a consent an hour early, as local time with the offset of UTC',
  breaks: ['AISP-DTM-010'],
  response: onGroup('account-access-consents', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || typeof data.StatusUpdateDateTime !== 'string') return;
    data.StatusUpdateDateTime = dateTime(Date.parse(data.StatusUpdateDateTime) - 3_600_000);
  }),
});
