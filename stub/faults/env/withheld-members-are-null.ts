import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'withheld-members-are-null',
  title: 'Writes null for what the Basic view of a transaction withholds',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('Transaction', (transaction, { permissions }) => {
    if (permissions.includes('ReadTransactionsDetail')) return;
    for (const name of ['TransactionInformation', 'Balance', 'MerchantDetails']) transaction[name] ??= null;
  }),
});
