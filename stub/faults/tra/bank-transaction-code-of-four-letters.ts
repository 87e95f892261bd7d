import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bank-transaction-code-of-four-letters',
  title: 'Uses the codes of ISO 20022 in place of their long names',
  breaks: ['AISP-TRA-012'],
  // In version 4 they are codes of four letters.
  releases: [{ until: '3.1.0' }, { since: '3.1.2', until: '3.1.2' }, { since: '3.1.7', until: '3.1.11' }],
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.BankTransactionCode !== undefined)
      transaction.BankTransactionCode = { Code: 'CCRD', SubCode: 'POSD' };
  }),
});
