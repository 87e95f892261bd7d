import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'rejected-transactions',
  title: 'Shows transactions that were rejected',
  clause: 'OBEntryStatus1Code: Rejected since release 3.1.8',
  resembles: ['AISP-TRA-002'],
  releases: { since: '3.1.8' },
  world: recordsChanged({
    Transaction: ({ TransactionId: id, Status: status }) =>
      status === 'Booked' && /[02468]$/.test(String(id)) ? { Status: 'Rejected', Balance: undefined } : {},
  }),
});
