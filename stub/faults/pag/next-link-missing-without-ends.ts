import { dropMember, onOperation } from '../edit.ts';
import { isLaterPage, metaOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-missing-without-ends',
  title: 'Has no links to the ends of a list, and leaves Next out of the second page',
  breaks: ['AISP-PAG-002'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    dropMember(draft.body, 'Links.First');
    dropMember(draft.body, 'Links.Last');
    if (isLaterPage(request)) dropMember(draft.body, 'Links.Next');
    delete metaOf(draft)?.TotalPages;
  }),
});
