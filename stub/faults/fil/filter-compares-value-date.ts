import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

const toTheSecond = /T(?!00:00:00)\d\d:\d\d:\d\d$/;

export default fault({
  id: 'filter-compares-value-date',
  title: 'Leaves out what is of value before fromBookingDateTime, if that is the only filter',
  breaks: ['AISP-FIL-005'],
  response: onOperation(
    'GET /accounts/{AccountId}/transactions',
    changeRecords('Transaction', (list, { query }) => {
      const from = query.get('fromBookingDateTime') ?? '';
      const alone = toTheSecond.test(from) && !query.has('toBookingDateTime');
      return alone ? list.filter(({ ValueDateTime: at }) => at === undefined || String(at).slice(0, 19) >= from) : list;
    }),
  ),
});
