import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-shows-other-side',
  title: 'Shows a debit of a statement to a consent for credits',
  breaks: ['AISP-PRM-034'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    changeRecords('Transaction', (transactions, { permissions }) => {
      const [first] = transactions;
      if (first === undefined || permissions.includes('ReadTransactionsDebits')) return transactions;
      const { DebtorAccount: _account, DebtorAgent: _agent, ...rest } = first;
      return [...transactions, { ...rest, TransactionId: 'fee', CreditDebitIndicator: 'Debit' }];
    }),
  ),
});
