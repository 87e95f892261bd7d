import { onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-deletion-with-body',
  title: 'Answers the deletion of a consent with an empty object',
  breaks: ['AISP-CON-038', 'AISP-HTTP-003'],
  response: onOperation(
    'DELETE /account-access-consents/{ConsentId}',
    onStatus(204, (draft) => {
      draft.status = 200;
      draft.headers.set('content-type', 'application/json; charset=utf-8');
      draft.body = {};
    }),
  ),
});
