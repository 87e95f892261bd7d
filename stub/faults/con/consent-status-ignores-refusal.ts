import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'consent-status-ignores-refusal',
  title: 'Shows a consent that the PSU has declined as AwaitingAuthorisation',
  breaks: ['AISP-CON-028'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== word(draft.release, 'consentStatus', 'Rejected')) return;
    data.Status = word(draft.release, 'consentStatus', 'AwaitingAuthorisation');
    data.StatusUpdateDateTime = data.CreationDateTime ?? '';
  }),
});
