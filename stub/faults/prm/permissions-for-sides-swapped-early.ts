import { fault } from '../fault.ts';

export default fault({
  id: 'permissions-for-sides-swapped-early',
  title:
    'Shows debits under ReadTransactionsCredits and credits under ReadTransactionsDebits, before any page has it so',
  breaks: ['AISP-PRM-030', 'AISP-PRM-031'],
  fails: ['AISP-PRM-030', 'AISP-PRM-031'],
  releases: { until: '3.1.8' },
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      honest(
        { ...transaction, CreditDebitIndicator: transaction.CreditDebitIndicator === 'Credit' ? 'Debit' : 'Credit' },
        permissions,
      ),
  },
});
