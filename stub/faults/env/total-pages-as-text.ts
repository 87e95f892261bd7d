import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'total-pages-as-text',
  title: 'Sends TotalPages of beneficiaries as text',
  breaks: ['AISP-ENV-011'],
  response: onOperation(
    'GET /accounts/{AccountId}/beneficiaries',
    onSuccess((draft) => setMember(draft.body, 'Meta.TotalPages', '1')),
  ),
});
