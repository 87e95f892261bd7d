import { becomeRefusal, isObject } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'consent-deletion-needs-authorisation',
  title: 'Says that a consent cannot be deleted while it reads AwaitingAuthorisation',
  breaks: ['AISP-CON-035'],
  response(draft, { operation, params, memory }) {
    const { ConsentId: id } = params;
    if (id === undefined) return;
    const data = draft.body?.Data;
    if (isObject(data)) {
      memory.set(id, data.Status === word(draft.release, 'consentStatus', 'AwaitingAuthorisation'));
    }
    if (operation?.startsWith('DELETE') === true && draft.status === 204 && memory.get(id) === true) {
      becomeRefusal(draft, 400, 'UK.OBIE.Resource.InvalidConsentStatus');
    }
  },
});
