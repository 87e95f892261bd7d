import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'envelope-with-status',
  title: 'Adds a member Status beside Data',
  breaks: ['AISP-ENV-002'],
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    onSuccess((draft) => setMember(draft.body, 'Status', 'OK')),
  ),
});
