import { unavailable } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-statement-unavailable',
  title: 'Answers for a single statement with 503',
  breaks: ['AISP-EP-026'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}', unavailable),
});
