import { emptyBody } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transactions-empty-period-empty-body',
  title: 'Answers for a period before its first records with 200 and no body',
  breaks: ['AISP-HTTP-019'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if ((request.query.get('toBookingDateTime') ?? '9999') < '1980') emptyBody(draft, request);
  }),
});
