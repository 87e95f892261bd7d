import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'self-link-of-first-page',
  title: 'Links from later pages to the first as if it were the page itself',
  breaks: ['AISP-PAG-009'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const links = linksOf(draft);
    if (links?.First !== undefined) links.Self = links.First;
  }),
});
