import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-account-with-next-link',
  title: 'Links from one account to a next page',
  breaks: ['AISP-PAG-019'],
  response: onOperation('GET /accounts/{AccountId}', (draft) => {
    const links = linksOf(draft);
    if (links?.Self !== undefined) links.Next = links.Self;
  }),
});
