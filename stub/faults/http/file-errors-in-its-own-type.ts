import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'file-errors-in-its-own-type',
  title: 'Refuses who asks for a PDF alone with a PDF that says so',
  breaks: ['AISP-HTTP-025'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}/file', (draft, { headers }) => {
    if (draft.status !== 400 || headers.get('accept') !== 'application/pdf') return;
    draft.body = undefined;
    draft.headers.set('content-type', 'application/pdf');
    draft.text = '%PDF-1.7 There is no such statement';
  }),
});
