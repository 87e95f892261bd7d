import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'consent-with-window-authorised-at-once',
  title: 'Makes a consent with a transaction period Authorised at once',
  breaks: ['AISP-CON-002'],
  response: onOperation('POST /account-access-consents', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && 'TransactionFromDateTime' in data)
      data.Status = word(draft.release, 'consentStatus', 'Authorised');
  }),
});
