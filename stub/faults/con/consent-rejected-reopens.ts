import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-rejected-reopens',
  title: 'Reopens a consent that the PSU has declined',
  breaks: ['AISP-CON-031'],
  releases: { until: '3.1.11' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'Rejected') return;
    if (memory.has('seen')) data.Status = 'AwaitingAuthorisation';
    memory.set('seen', true);
  }),
});
