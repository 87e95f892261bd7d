import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-ignores-approval',
  title: 'Shows a consent that the PSU has approved as AwaitingAuthorisation',
  breaks: ['AISP-CON-027'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'Authorised') return;
    data.Status = 'AwaitingAuthorisation';
    data.StatusUpdateDateTime = data.CreationDateTime ?? '';
  }),
});
