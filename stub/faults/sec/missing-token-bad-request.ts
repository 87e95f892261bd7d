import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'missing-token-bad-request',
  title: 'Answers the deletion of a consent without a token with 400',
  breaks: ['AISP-SEC-001'],
  response: onOperation('DELETE /account-access-consents/{ConsentId}', (draft, request) => {
    if (draft.status !== 401 || request.headers.has('authorization')) return;
    draft.headers.delete('www-authenticate');
    // In version 4 there is no body that could stay.
    if (draft.body === undefined) becomeRefusal(draft, 400, 'U010');
    draft.status = 400;
  }),
});
