import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'status-date-never-moves',
  title: 'Keeps the date of its creation for the Status of a consent, whatever becomes of it',
  breaks: ['AISP-CON-032'],
  // Consents of statements are authorised between the two: elsewhere creation and decision are a second apart.
  profiles: ['full'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.CreationDateTime !== undefined) data.StatusUpdateDateTime = data.CreationDateTime;
  }),
});
