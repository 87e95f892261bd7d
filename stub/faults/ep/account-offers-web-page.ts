import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-offers-web-page',
  title: 'Answers for the offers of an account with a web page',
  breaks: ['AISP-EP-020'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/offers', webPage),
});
