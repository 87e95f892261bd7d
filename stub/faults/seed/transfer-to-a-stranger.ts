import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'transfer-to-a-stranger',
  title: 'Shows transfers to an account that is neither a beneficiary nor the customer’s',
  breaks: ['AISP-SEED-003a'],
  profiles: ['service'],
  response: eachRecord('Transaction', ({ CreditorAccount: creditor, ProprietaryBankTransactionCode: own }) => {
    const isTransfer = isObject(own) && (own.Code === 'FPO' || own.Code === 'SO');
    if (isTransfer && isObject(creditor) && creditor.SchemeName === 'UK.OBIE.SortCodeAccountNumber') {
      creditor.Identification = '40000011112222';
    }
  }),
});
