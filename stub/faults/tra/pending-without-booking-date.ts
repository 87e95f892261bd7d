import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pending-without-booking-date',
  title: 'Leaves the booking date out until a transaction is booked',
  breaks: ['AISP-TRA-009'],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.Status === 'Pending') dropMember(transaction, 'BookingDateTime');
  }),
});
