import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'consent-narrowed-by-authorisation',
  title: 'Drops ReadParty from the permissions when the PSU authorises',
  breaks: ['AISP-CON-034'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (
      !isObject(data) ||
      data.Status !== word(draft.release, 'consentStatus', 'Authorised') ||
      !Array.isArray(data.Permissions)
    )
      return;
    data.Permissions = data.Permissions.filter((code) => code !== 'ReadParty');
  }),
});
