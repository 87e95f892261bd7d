import { onOperation } from '../edit.ts';
import { linksOf, metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'total-pages-too-high',
  title: 'Counts one page more than there is',
  breaks: ['AISP-PAG-008'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const meta = metaOf(draft);
    if (meta !== undefined && linksOf(draft)?.Last !== undefined) meta.TotalPages = Number(meta.TotalPages) + 1;
  }),
});
