import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'consent-status-ignores-approval',
  title: 'Shows a consent that the PSU has approved as AwaitingAuthorisation',
  breaks: ['AISP-CON-027'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== word(draft.release, 'consentStatus', 'Authorised')) return;
    data.Status = word(draft.release, 'consentStatus', 'AwaitingAuthorisation');
    data.StatusUpdateDateTime = data.CreationDateTime ?? '';
  }),
});
