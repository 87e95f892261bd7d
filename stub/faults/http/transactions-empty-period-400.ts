import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transactions-empty-period-400',
  title: 'Refuses a period before its first records with 400',
  breaks: ['AISP-HTTP-018'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    if (draft.status !== 200 || (request.query.get('toBookingDateTime') ?? '9999') >= '1980') return;
    becomeRefusal(draft, 400, 'UK.OBIE.Resource.NotFound');
  }),
});
