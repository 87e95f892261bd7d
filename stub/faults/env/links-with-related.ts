import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'links-with-related',
  title: 'Adds a link of its own kind to Links',
  breaks: ['AISP-ENV-006'],
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    onSuccess((draft, { base }) => setMember(draft.body, 'Links.Related', `${base}/party`)),
  ),
});
