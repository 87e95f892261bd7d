import { isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-window-loses-its-offset',
  title: 'Takes the wall clock of a date with an offset for UTC',
  breaks: ['AISP-CON-020'],
  response: onGroup('account-access-consents', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && typeof data.TransactionFromDateTime === 'string')
      data.TransactionFromDateTime = data.TransactionFromDateTime.replace('+01:00', '+00:00');
  }),
});
