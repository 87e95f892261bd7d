import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transactions-empty-period-404',
  title: 'Answers for a period before its first records with 404',
  breaks: ['AISP-EP-030', 'AISP-HTTP-018'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if (draft.status === 200 && (request.query.get('toBookingDateTime') ?? '9999') < '1980') refuseBare(draft, 404);
  }),
});
