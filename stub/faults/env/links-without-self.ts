import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'links-without-self',
  title: 'Leaves Self out of the Links of direct debits',
  breaks: ['AISP-ENV-004'],
  response: onOperation('GET /accounts/{AccountId}/direct-debits', (draft) => dropMember(draft.body, 'Links.Self')),
});
