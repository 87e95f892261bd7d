import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'own-transaction-code-without-code',
  title: 'Names the issuer of its own transaction code and not the code',
  breaks: ['AISP-TRA-013'],
  response: eachRecord('Transaction', (transaction) => dropMember(transaction, 'ProprietaryBankTransactionCode.Code')),
});
