import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-ignores-refusal',
  title: 'Shows a consent that the PSU has declined as AwaitingAuthorisation',
  breaks: ['AISP-CON-028'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'Rejected') return;
    data.Status = 'AwaitingAuthorisation';
    data.StatusUpdateDateTime = data.CreationDateTime ?? '';
  }),
});
