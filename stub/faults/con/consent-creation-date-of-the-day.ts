import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-creation-date-of-the-day',
  title: 'Gives the day of creation when a consent is read, and its moment when it is made',
  breaks: ['AISP-CON-033'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || typeof data.CreationDateTime !== 'string') return;
    data.CreationDateTime = `${data.CreationDateTime.slice(0, 10)}T00:00:00+00:00`;
  }),
});
