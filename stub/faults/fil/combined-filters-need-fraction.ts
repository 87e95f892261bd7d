import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

const toTheSecond = /T(?!00:00:00)\d\d:\d\d:\d\d$/;

export default fault({
  id: 'combined-filters-need-fraction',
  title: 'Refuses two filters to the second that have no fraction',
  breaks: ['AISP-FIL-001'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const [from = '', to = ''] = ['from', 'to'].map((end) => request.query.get(`${end}BookingDateTime`) ?? '');
    if (toTheSecond.test(from) && toTheSecond.test(to)) becomeRefusal(draft, 400, 'UK.OBIE.Field.InvalidDate');
  }),
});
