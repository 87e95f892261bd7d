import { dropMember, onOperation } from '../edit.ts';
import { metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pages-end-after-the-first',
  title: 'Shows the first page of a list of transactions with nothing to say that there is another',
  breaks: ['AISP-PAG-002'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    for (const name of ['Next', 'First', 'Last']) dropMember(draft.body, `Links.${name}`);
    const meta = metaOf(draft);
    if (meta !== undefined) meta.TotalPages = 1;
  }),
});
