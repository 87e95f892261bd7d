import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unreadable-filter-forbidden',
  title: 'Refuses an unreadable filter with 403',
  breaks: ['AISP-FIL-015', 'AISP-HTTP-005'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if (draft.status === 400 && request.query.get('fromBookingDateTime') === 'foo') refuseBare(draft, 403);
  }),
});
