import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'links-relative',
  title: 'Writes the Links of scheduled payments without scheme and host',
  breaks: ['AISP-ENV-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/scheduled-payments',
    onSuccess((draft, { path }) => setMember(draft.body, 'Links.Self', path)),
  ),
});
