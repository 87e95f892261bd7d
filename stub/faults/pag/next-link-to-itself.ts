import { onOperation } from '../edit.ts';
import { isLaterPage, linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-to-itself',
  title: 'Links from the second page to the second page',
  breaks: ['AISP-PAG-014'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const links = linksOf(draft);
    if (links?.Next !== undefined && links.Self !== undefined && isLaterPage(request)) links.Next = links.Self;
  }),
});
