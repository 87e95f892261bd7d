import { dropMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'extended-codes-without-the-default',
  title: 'Gives the further codes of the bank alone',
  breaks: ['AISP-V4-083'],
  releases: { since: '4.0.0' },
  response: eachRecord('Transaction', (record) => {
    if (record.ExtendedProprietaryBankTransactionCodes !== undefined)
      dropMember(record, 'ProprietaryBankTransactionCode');
  }),
});
