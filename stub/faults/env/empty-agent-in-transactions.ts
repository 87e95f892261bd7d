import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'empty-agent-in-transactions',
  title: 'Sends an empty DebtorAgent where it knows none',
  breaks: ['AISP-ENV-015'],
  response: eachRecord('Transaction', (transaction, { permissions }) => {
    if (permissions.includes('ReadTransactionsDetail')) transaction.DebtorAgent ??= {};
  }),
});
