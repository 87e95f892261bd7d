import { onOperation, records } from '../edit.ts';
import { metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'empty-list-without-pages',
  title: 'Counts no page where a list is empty',
  breaks: ['AISP-PAG-020'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const meta = metaOf(draft);
    if (meta !== undefined && records(draft, 'Transaction').length === 0) meta.TotalPages = 0;
  }),
});
