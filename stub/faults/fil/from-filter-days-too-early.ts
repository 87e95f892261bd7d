import { onOperation } from '../edit.ts';
import { movedBy, withExtra } from '../envelope.ts';
import { fault } from '../fault.ts';

const toTheSecond = /T(?!00:00:00)\d\d:\d\d:\d\d$/;

export default fault({
  id: 'from-filter-days-too-early',
  title: 'Shows what was booked three days before fromBookingDateTime, if that is the only filter',
  breaks: ['AISP-FIL-002'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const { query } = request;
    const alone = toTheSecond.test(query.get('fromBookingDateTime') ?? '') && !query.has('toBookingDateTime');
    if (alone) withExtra((oldest) => movedBy(-3, oldest))(draft, request);
  }),
});
