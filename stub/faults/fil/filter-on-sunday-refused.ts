import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'filter-on-sunday-refused',
  title: 'Refuses a filter for a Sunday',
  breaks: ['AISP-FIL-012'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const [from = '', to = ''] = ['from', 'to'].map((end) => request.query.get(`${end}BookingDateTime`) ?? '');
    const day = from.slice(0, 10);
    const sunday = day !== '' && to.startsWith(day) && new Date(day).getUTCDay() === 0;
    if (sunday) becomeRefusal(draft, 400, 'UK.OBIE.Field.InvalidDate');
  }),
});
