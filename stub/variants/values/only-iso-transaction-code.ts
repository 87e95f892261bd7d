import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'only-iso-transaction-code',
  title: 'Gives a transaction the long names of ISO 20022 alone',
  clause: 'Transactions, Data Dictionary: one of the two codes is enough; contradiction C11',
  resembles: ['AISP-TRA-010'],
  releases: { since: '3.1.7' },
  world: recordsChanged({ Transaction: () => ({ ProprietaryBankTransactionCode: undefined }) }),
});
