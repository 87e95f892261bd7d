import { serverError } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-party-server-error',
  title: 'Answers for the owner of an account with 500',
  breaks: ['AISP-EP-022'],
  response: onOperation('GET /accounts/{AccountId}/party', serverError),
});
