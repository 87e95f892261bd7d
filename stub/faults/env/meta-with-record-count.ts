import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'meta-with-record-count',
  title: 'Adds the number of records to Meta',
  breaks: ['AISP-ENV-010'],
  response: onOperation(
    'GET /balances',
    onSuccess((draft) => setMember(draft.body, 'Meta.TotalRecords', 12)),
  ),
});
