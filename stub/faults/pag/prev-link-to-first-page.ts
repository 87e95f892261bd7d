import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'prev-link-to-first-page',
  title: 'Links back from every page to the first',
  breaks: ['AISP-PAG-015'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const links = linksOf(draft);
    if (links?.Prev !== undefined && links.First !== undefined) links.Prev = links.First;
  }),
});
