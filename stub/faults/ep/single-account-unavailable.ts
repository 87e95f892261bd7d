import { unavailable } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-account-unavailable',
  title: 'Answers for a single account with 503',
  breaks: ['AISP-EP-005'],
  response: onOperation('GET /accounts/{AccountId}', unavailable),
});
