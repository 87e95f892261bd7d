import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-without-booking-date',
  title: 'Leaves the booking date out until a transaction is booked',
  breaks: ['AISP-TRA-009'],
  response: eachRecord('Transaction', (transaction, { release }) => {
    if (transaction.Status === word(release, 'entryStatus', 'Pending')) dropMember(transaction, 'BookingDateTime');
  }),
});
