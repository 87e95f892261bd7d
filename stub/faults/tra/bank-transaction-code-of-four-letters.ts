import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { longTransactionCodes } from '../shown-in.ts';

export default fault({
  id: 'bank-transaction-code-of-four-letters',
  title: 'Uses the codes of ISO 20022 in place of their long names',
  breaks: ['AISP-TRA-012'],
  releases: longTransactionCodes,
  response: eachRecord('Transaction', (transaction) => {
    if (transaction.BankTransactionCode !== undefined)
      transaction.BankTransactionCode = { Code: 'CCRD', SubCode: 'POSD' };
  }),
});
