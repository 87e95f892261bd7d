import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-deletion-answered-with-202',
  title: 'Answers the deletion of a consent with 202',
  breaks: ['AISP-HTTP-003'],
  response: onOperation('DELETE /account-access-consents/{ConsentId}', (draft) => {
    if (draft.status === 204) draft.status = 202;
  }),
});
