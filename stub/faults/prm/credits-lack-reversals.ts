import { fault } from '../fault.ts';

const leftOut: readonly (string | undefined)[] = ['ReversalDueToPaymentReturn', 'PayrollSalaryPayment'];

export default fault({
  id: 'credits-lack-reversals',
  title: 'Leaves reversals and salaries out under ReadTransactionsCredits alone',
  breaks: ['AISP-PRM-033'],
  behaviour: {
    creditDebitAllowed: (honest) => (transaction, permissions) =>
      honest(transaction, permissions) &&
      (permissions.includes('ReadTransactionsDebits') || !leftOut.includes(transaction.BankTransactionCode?.SubCode)),
  },
});
