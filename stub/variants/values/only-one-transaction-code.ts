import { recordsChanged } from '../records.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'only-one-transaction-code',
  title: 'Gives a transaction its own code alone, and names no issuer',
  clause: 'Transactions, Data Dictionary: one of the two codes is enough',
  resembles: ['AISP-TRA-010', 'AISP-TRA-013'],
  world: recordsChanged({
    Transaction: () => ({ BankTransactionCode: undefined, ProprietaryBankTransactionCode: { Code: 'POS' } }),
  }),
});
