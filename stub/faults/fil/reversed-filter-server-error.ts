import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'reversed-filter-server-error',
  title: 'Breaks on a filter that ends before it begins',
  breaks: ['AISP-FIL-016'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const [from, to] = ['from', 'to'].map((end) => request.query.get(`${end}BookingDateTime`) ?? undefined);
    if (from !== undefined && to !== undefined && to < from) becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  }),
});
