import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'prev-link-missing',
  title: 'Leaves Prev out of later pages',
  breaks: ['AISP-PAG-004'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => dropMember(draft.body, 'Links.Prev')),
});
