import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'made-up-token-forbidden',
  title: 'Refuses a token that nobody issued with 403 for GET /transactions',
  breaks: ['AISP-SEC-002'],
  response: onOperation('GET /transactions', (draft, request) => {
    if (draft.status !== 401 || request.headers.get('authorization') !== 'Bearer not-a-token') return;
    draft.status = 403;
    draft.headers.delete('www-authenticate');
  }),
});
