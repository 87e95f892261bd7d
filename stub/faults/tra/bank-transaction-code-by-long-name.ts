import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bank-transaction-code-by-long-name',
  title: 'Uses the long names of version 3.1 in place of the codes of ISO 20022',
  breaks: ['AISP-TRA-012a'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.BankTransactionCode !== undefined)
      record.BankTransactionCode = { Code: 'CustomerCardTransactions', SubCode: 'PointOfSalePaymentDebitCard' };
  }),
});
