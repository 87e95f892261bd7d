import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-statement-is-404',
  title: 'Answers for the file of an unknown StatementId with 404',
  breaks: ['AISP-HTTP-014'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}/file', (draft) => {
    if (draft.status === 400) refuseBare(draft, 404);
  }),
});
