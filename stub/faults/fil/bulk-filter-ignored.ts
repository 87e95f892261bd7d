import { changeRecords, onOperation } from '../edit.ts';
import { movedBy, newestOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-filter-ignored',
  title: 'Shows what was booked after toBookingDateTime in the list over all accounts',
  breaks: ['AISP-FIL-006'],
  response: onOperation(
    'GET /transactions',
    changeRecords('Transaction', (list, { query }) => {
      const newest = newestOf(list);
      return query.has('toBookingDateTime') && newest !== undefined ? [movedBy(3, newest), ...list] : list;
    }),
  ),
});
