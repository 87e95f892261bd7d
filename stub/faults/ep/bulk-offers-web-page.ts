import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-offers-web-page',
  title: 'Answers for the offers of all accounts with a web page',
  breaks: ['AISP-EP-021'],
  profiles: ['full'],
  response: onOperation('GET /offers', webPage),
});
