import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-balances-web-page',
  title: 'Answers for the balances of an account with a web page',
  breaks: ['AISP-EP-006'],
  response: onOperation('GET /accounts/{AccountId}/balances', webPage),
});
