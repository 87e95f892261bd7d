import { serverError } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-read-server-error',
  title: 'Answers for a consent that is authorised with 500',
  breaks: ['AISP-EP-002'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, request) => {
    if (request.consent?.status === 'Authorised') serverError(draft, request);
  }),
});
