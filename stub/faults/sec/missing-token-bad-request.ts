import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'missing-token-bad-request',
  title: 'Answers the deletion of a consent without a token with 400',
  breaks: ['AISP-SEC-001'],
  response: onOperation('DELETE /account-access-consents/{ConsentId}', (draft, request) => {
    if (draft.status !== 401 || request.headers.has('authorization')) return;
    draft.status = 400;
    draft.headers.delete('www-authenticate');
  }),
});
