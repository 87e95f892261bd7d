import { isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-drops-a-permission',
  title: 'Leaves ReadPAN out of the permissions of a consent',
  breaks: ['AISP-CON-018'],
  response: onGroup('account-access-consents', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && Array.isArray(data.Permissions)) {
      data.Permissions = data.Permissions.filter((code) => code !== 'ReadPAN');
    }
  }),
});
