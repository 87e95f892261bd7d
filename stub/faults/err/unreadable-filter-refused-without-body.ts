import { onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unreadable-filter-refused-without-body',
  title: 'Refuses an unreadable filter without a word',
  breaks: ['AISP-ERR-001'],
  response: onOperation(
    'GET /accounts/{AccountId}/transactions',
    onStatus(400, (draft, request) => {
      if (!request.query.has('fromBookingDateTime')) return;
      draft.body = undefined;
      draft.headers.delete('content-type');
    }),
  ),
});
