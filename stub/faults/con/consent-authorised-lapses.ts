import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-authorised-lapses',
  title: 'Lets an authorised consent go back to AwaitingAuthorisation',
  breaks: ['AISP-CON-030'],
  releases: { until: '3.1.11' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'Authorised') return;
    if (memory.has('seen')) data.Status = 'AwaitingAuthorisation';
    memory.set('seen', true);
  }),
});
