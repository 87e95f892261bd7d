import { onOperation, records, setMember } from '../edit.ts';
import { fault, type Json } from '../fault.ts';

export default fault({
  id: 'filter-before-history-ignored',
  title: 'Shows the newest transactions where a filter ends before the history begins',
  breaks: ['AISP-FIL-013'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const list = records(draft, 'Transaction');
    if (list.length > 0) request.memory.set('newest', list);
    const to = request.query.get('toBookingDateTime');
    const newest = request.memory.get('newest') as Json[] | undefined;
    if (to?.startsWith('19') === true && newest !== undefined) setMember(draft.body, 'Data.Transaction', newest);
  }),
});
