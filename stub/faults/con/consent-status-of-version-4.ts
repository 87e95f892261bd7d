import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-status-of-version-4',
  title: 'Spells the Status of an authorised consent as version 4 of the standard does',
  breaks: ['AISP-CON-004'],
  releases: { until: '3.1.11' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'Authorised') data.Status = 'AUTH';
  }),
});
