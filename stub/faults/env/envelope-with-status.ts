import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'envelope-with-status',
  title: 'Adds a member Status beside Data',
  breaks: ['AISP-ENV-002'],
  releases: unknownMembersRefused,
  response: onOperation(
    'GET /accounts/{AccountId}/standing-orders',
    onSuccess((draft) => setMember(draft.body, 'Status', 'OK')),
  ),
});
