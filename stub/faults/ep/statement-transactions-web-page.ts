import { webPage } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-transactions-web-page',
  title: 'Answers for the transactions of a statement with a web page',
  breaks: ['AISP-EP-028'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}/transactions', webPage),
});
