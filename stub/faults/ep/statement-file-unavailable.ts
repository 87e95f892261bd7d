import { unavailable } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-unavailable',
  title: 'Answers for the file of a statement with 503',
  breaks: ['AISP-EP-027'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}/file', unavailable),
});
