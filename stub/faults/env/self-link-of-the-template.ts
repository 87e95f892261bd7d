import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'self-link-of-the-template',
  title: 'Links to the template of the path instead of the path',
  breaks: ['AISP-ENV-007'],
  response: onOperation(
    'GET /accounts/{AccountId}/balances',
    onSuccess((draft, { base }) => setMember(draft.body, 'Links.Self', `${base}/accounts/{AccountId}/balances`)),
  ),
});
