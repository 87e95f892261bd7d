import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'json-declared-as-text',
  title: 'Declares the JSON of the account holder as text',
  breaks: ['AISP-HDR-028'],
  response: onOperation('GET /accounts/{AccountId}/party', (draft) => {
    if (draft.status === 200) draft.headers.set('content-type', 'text/plain; charset=utf-8');
  }),
});
