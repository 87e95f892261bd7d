import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { longTransactionCodes } from '../shown-in.ts';

export default fault({
  id: 'bank-transaction-code-without-sub-code',
  title: 'Leaves the SubCode of a BankTransactionCode out',
  breaks: ['AISP-TRA-011'],
  releases: longTransactionCodes,
  response: eachRecord('Transaction', (transaction) => dropMember(transaction, 'BankTransactionCode.SubCode')),
});
