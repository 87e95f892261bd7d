import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'mutable-bookings',
  title: 'Marks booked transactions as mutable, or leaves the mark out',
  clause: 'Transactions, Transaction Mutability: immutable is what a bank may promise',
  resembles: ['AISP-TRA-003', 'AISP-TRA-005'],
  releases: { since: '3.1.5' },
  world: recordsChanged({
    Transaction: ({ TransactionId: id }) => ({
      TransactionMutability: /[a-m0-4]$/.test(String(id)) ? 'Mutable' : undefined,
    }),
  }),
});
