import { onOperation } from '../edit.ts';
import { isLaterPage, linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-dead',
  title: 'Links from the second page to one that does not exist',
  breaks: ['AISP-PAG-002'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const links = linksOf(draft);
    if (links?.Next === undefined || !isLaterPage(request)) return;
    links.Next = String(links.Next).replace(/page=[^&]*/, 'page=expired');
  }),
});
