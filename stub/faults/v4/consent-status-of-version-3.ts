import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-of-version-3',
  title: 'Spells the Status of an authorised consent as version 3 of the standard does',
  breaks: ['AISP-CON-004'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'AUTH') data.Status = 'Authorised';
  }),
});
