import { markOf, sidesOf, type TransactionBook } from '../../data/transaction-book.ts';
import { variant } from '../variant.ts';

const month = '2026-01';
const moment = `${month}-15T12:00:00+00:00`;
const at = Date.parse(moment) / 1000;

/** The transactions of the last three months of a book, all booked at the moment. */
function atOnce(book: TransactionBook): TransactionBook {
  const all = book.between(Date.parse('2025-12-01') / 1000, Date.parse('2100-01-01') / 1000);
  const marks = all.map((mark) => markOf({ ...mark.record(), BookingDateTime: moment }));
  const between = (from: number, to: number) => (at >= from && at < to ? marks : []);
  return { first: month, last: month, between, counts: (from, to) => sidesOf(between(from, to)) };
}

export default variant({
  id: 'one-booking-moment',
  title: 'Has booked all its transactions at one moment, as a bank that took its records over from another one',
  clause: 'Account and Transaction API: what a customer holds is not a matter of conformance',
  resembles: ['AISP-PAG-012'],
  unseen: {
    rules: [
      'AISP-PAG-010',
      'AISP-FIL-002',
      'AISP-FIL-003',
      'AISP-FIL-004',
      'AISP-FIL-006',
      'AISP-FIL-018',
      'AISP-PRM-031',
      'AISP-PRM-032',
      'AISP-PRM-033',
    ],
    inPlaces: ['AISP-PRM-028'],
    why: 'Nothing is booked at another moment, so that no filter leaves something out',
  },
  world: (usual) => ({ ...usual, transactions: (id) => atOnce(usual.transactions(id)) }),
});
