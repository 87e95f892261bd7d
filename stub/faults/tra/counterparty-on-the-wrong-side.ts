import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'counterparty-on-the-wrong-side',
  title: 'Shows the payee of a debit as its debtor',
  breaks: ['AISP-TRA-023'],
  response: eachRecord('Transaction', (transaction) => {
    const { CreditorAccount: payee } = transaction;
    if (payee === undefined) return;
    delete transaction.CreditorAccount;
    transaction.DebtorAccount = payee;
  }),
});
