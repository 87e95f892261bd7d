import { fault } from '../fault.ts';

export default fault({
  id: 'debits-open-credits',
  title: 'Shows credits under ReadTransactionsDebits alone',
  breaks: ['AISP-FIL-024', 'AISP-PRM-031'],
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      permissions.includes('ReadTransactionsDebits') || honest(transaction, permissions),
  },
});
