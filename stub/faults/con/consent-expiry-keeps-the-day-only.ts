import { isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-expiry-keeps-the-day-only',
  title: 'Keeps the day of ExpirationDateTime and not its time',
  breaks: ['AISP-CON-019'],
  releases: { since: '3.1.4' },
  fails: ['AISP-CON-019'],
  response: onGroup('account-access-consents', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && typeof data.ExpirationDateTime === 'string')
      data.ExpirationDateTime = `${data.ExpirationDateTime.slice(0, 10)}T00:00:00+00:00`;
  }),
});
