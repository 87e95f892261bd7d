import { fault } from '../fault.ts';

export default fault({
  id: 'sides-swapped-as-before-4',
  title: 'Shows debits under ReadTransactionsCredits and credits under ReadTransactionsDebits, as a page of 3.1 had it',
  breaks: ['AISP-PRM-030', 'AISP-PRM-031'],
  fails: ['AISP-PRM-030', 'AISP-PRM-031'],
  releases: { since: '4.0.0' },
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      honest(
        { ...transaction, CreditDebitIndicator: transaction.CreditDebitIndicator === 'Credit' ? 'Debit' : 'Credit' },
        permissions,
      ),
  },
});
