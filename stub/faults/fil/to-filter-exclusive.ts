import { fault } from '../fault.ts';

export default fault({
  id: 'to-filter-exclusive',
  title: 'Leaves out what is booked at the very moment of toBookingDateTime',
  breaks: ['AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
  releases: { until: '3.1.11' },
  behaviour: {
    withinWindow: (honest) => (transaction, window) =>
      Date.parse(transaction.BookingDateTime) !== window.to && honest(transaction, window),
  },
});
