import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'links-begin-with-null',
  title: 'Begins the Links of standing orders with the text null, where its own address should be',
  breaks: ['AISP-ENV-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    onSuccess((draft, { path }) => setMember(draft.body, 'Links.Self', `null${path}`)),
  ),
});
