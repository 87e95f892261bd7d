import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

const toTheSecond = /T(?!00:00:00)\d\d:\d\d:\d\d$/;

export default fault({
  id: 'filters-in-pairs-only',
  title: 'Refuses one filter to the second without the other',
  breaks: ['AISP-FIL-004'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const given = ['fromBookingDateTime', 'toBookingDateTime'].flatMap((name) => request.query.get(name) ?? []);
    const [only = ''] = given.length === 1 ? given : [];
    if (toTheSecond.test(only)) becomeRefusal(draft, 400, 'UK.OBIE.Field.Missing');
  }),
});
