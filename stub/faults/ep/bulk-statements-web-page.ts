import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-statements-web-page',
  title: 'Answers for the statements of all accounts with a web page',
  breaks: ['AISP-EP-029'],
  profiles: ['full'],
  response: onOperation('GET /statements', webPage),
});
