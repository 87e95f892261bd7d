import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'prev-link-on-first-page',
  title: 'Links from the only page of accounts back to itself',
  breaks: ['AISP-PAG-005'],
  response: onOperation('GET /accounts', (draft) => {
    const links = linksOf(draft);
    if (links?.Self !== undefined) links.Prev = links.Self;
  }),
});
