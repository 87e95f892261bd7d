import { fault } from '../fault.ts';

export default fault({
  id: 'both-sides-hide-credits',
  title: 'Shows debits alone when credits and debits are granted',
  breaks: ['AISP-PRM-032'],
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) => {
      const both = permissions.includes('ReadTransactionsCredits') && permissions.includes('ReadTransactionsDebits');
      return honest(transaction, permissions) && !(both && transaction.CreditDebitIndicator === 'Credit');
    },
  },
});
