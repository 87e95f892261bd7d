import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'last-link-to-next-page',
  title: 'Links to the next page as if it were the last',
  breaks: ['AISP-PAG-007'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const links = linksOf(draft);
    if (links?.Next !== undefined) links.Last = links.Next;
  }),
});
