import { changeRecords, onOperation } from '../edit.ts';
import { movedBy, newestOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'to-filter-ignored-alone',
  title: 'Shows what was booked after toBookingDateTime, if that is the only filter',
  breaks: ['AISP-FIL-003'],
  response: onOperation(
    'GET /accounts/{AccountId}/transactions',
    changeRecords('Transaction', (list, { query }) => {
      const newest = newestOf(list);
      const alone = query.has('toBookingDateTime') && !query.has('fromBookingDateTime');
      return alone && newest !== undefined ? [movedBy(3, newest), ...list] : list;
    }),
  ),
});
