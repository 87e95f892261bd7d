import { fault } from '../fault.ts';

export default fault({
  id: 'credits-open-debits',
  title: 'Shows debits under ReadTransactionsCredits alone',
  breaks: ['AISP-FIL-024', 'AISP-PRM-030', 'AISP-PRM-034'],
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      permissions.includes('ReadTransactionsCredits') || honest(transaction, permissions),
  },
});
