import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'client-id-opens-accounts',
  title: 'Lets a client in by its x-client-id, without a token',
  breaks: ['AISP-V4-056'],
  releases: { since: '4.0.1' },
  response: onOperation('GET /accounts', (draft, { headers, base }) => {
    if (headers.has('authorization') || !headers.has('x-client-id') || draft.status !== 401) return;
    draft.status = 200;
    draft.headers.delete('www-authenticate');
    draft.headers.set('content-type', 'application/json; charset=utf-8');
    draft.body = { Data: { Account: [] }, Links: { Self: `${base}/accounts` }, Meta: { TotalPages: 1 } };
  }),
});
