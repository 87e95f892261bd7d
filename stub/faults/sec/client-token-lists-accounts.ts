import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'client-token-lists-accounts',
  title: 'Answers a token of the client credentials grant with an empty list of accounts',
  breaks: ['AISP-SEC-007'],
  response: onOperation('GET /accounts', (draft, request) => {
    const told = JSON.stringify(draft.body ?? {});
    if (draft.status !== 401 || !told.includes('a token that a PSU authorised')) return;
    draft.status = 200;
    draft.headers.delete('www-authenticate');
    draft.body = { Data: { Account: [] }, Links: { Self: request.base + request.path }, Meta: { TotalPages: 1 } };
  }),
});
