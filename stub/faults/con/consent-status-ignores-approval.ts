import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

/** What a consent shows that was taken back, and authorised again, is another fault in version 4. */
export default fault({
  id: 'consent-status-ignores-approval',
  title: 'Shows a consent that the PSU has approved as AwaitingAuthorisation',
  breaks: ['AISP-CON-027'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    const id = String(data.ConsentId);
    if (data.Status === 'CANC') memory.set(id, true);
    if (memory.has(id) || data.Status !== word(draft.release, 'consentStatus', 'Authorised')) return;
    data.Status = word(draft.release, 'consentStatus', 'AwaitingAuthorisation');
    data.StatusUpdateDateTime = data.CreationDateTime ?? '';
  }),
});
