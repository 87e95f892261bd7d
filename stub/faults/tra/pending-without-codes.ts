import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'pending-without-codes',
  title: 'Gives pending transactions neither a code of ISO 20022 nor one of its own',
  breaks: ['AISP-TRA-010'],
  response: eachRecord('Transaction', (transaction, { release }) => {
    if (transaction.Status !== word(release, 'entryStatus', 'Pending')) return;
    dropMember(transaction, 'BankTransactionCode');
    dropMember(transaction, 'ProprietaryBankTransactionCode');
    dropMember(transaction, 'ExtendedProprietaryBankTransactionCodes');
  }),
});
