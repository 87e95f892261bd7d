import { dropMember, onOperation } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-missing',
  title: 'Leaves Next out of the second page',
  breaks: ['AISP-PAG-002'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if (isLaterPage(request)) dropMember(draft.body, 'Links.Next');
  }),
});
