import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-balances-web-page',
  title: 'Answers for the balances of all accounts with a web page',
  breaks: ['AISP-EP-007'],
  response: onOperation('GET /balances', webPage),
});
