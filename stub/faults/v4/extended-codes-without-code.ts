import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'extended-codes-without-code',
  title: 'Describes further codes of the bank and does not give them',
  breaks: ['AISP-V4-082'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.ExtendedProprietaryBankTransactionCodes !== undefined)
      record.ExtendedProprietaryBankTransactionCodes = [{ Description: 'Faster payment in' }];
  }),
});
