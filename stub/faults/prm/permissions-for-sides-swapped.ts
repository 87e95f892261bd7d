import { fault } from '../fault.ts';

export default fault({
  id: 'permissions-for-sides-swapped',
  title:
    'Shows debits under ReadTransactionsCredits and credits under ReadTransactionsDebits, as one page of the standard has it',
  breaks: ['AISP-PRM-030', 'AISP-PRM-031'],
  warns: ['AISP-PRM-030', 'AISP-PRM-031'],
  releases: { since: '3.1.9', until: '3.1.11' },
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      honest(
        { ...transaction, CreditDebitIndicator: transaction.CreditDebitIndicator === 'Credit' ? 'Debit' : 'Credit' },
        permissions,
      ),
  },
});
