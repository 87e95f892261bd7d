import { fault } from '../fault.ts';

export default fault({
  id: 'filter-bounds-exclusive',
  title: 'Leaves out what is booked at the very moment that a filter names',
  breaks: ['AISP-FIL-002', 'AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
  behaviour: {
    withinWindow: (honest) => (transaction, window) => {
      const at = Date.parse(transaction.BookingDateTime);
      return at !== window.from && at !== window.to && honest(transaction, window);
    },
  },
});
