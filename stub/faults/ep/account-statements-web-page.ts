import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-statements-web-page',
  title: 'Answers for the statements of an account with a web page',
  breaks: ['AISP-EP-025'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements', webPage),
});
