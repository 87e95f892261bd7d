import { fault } from '../fault.ts';

/**
 * As `to-filter-exclusive`, which breaks one rule fewer: among the entries of version 4 none stands where it would show that the
 * ends of the range have not moved with another zone, so that the rule about the zone cannot tell the two apart.
 */
export default fault({
  id: 'to-filter-exclusive-of-four',
  title:
    'Leaves out what is booked at the very moment of toBookingDateTime, where another time zone would explain it, too',
  breaks: ['AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
  releases: { since: '4.0.0' },
  behaviour: {
    withinWindow: (honest) => (transaction, window) =>
      Date.parse(transaction.BookingDateTime) !== window.to && honest(transaction, window),
  },
});
