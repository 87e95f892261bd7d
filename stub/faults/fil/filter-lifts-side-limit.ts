import { onOperation } from '../edit.ts';
import { movedBy, pending, withExtra } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'filter-lifts-side-limit',
  title: 'Shows a debit under ReadTransactionsCredits to a filtered request',
  breaks: ['AISP-FIL-024', 'AISP-PRM-030'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const { permissions, query } = request;
    const creditsOnly = permissions.length > 0 && !permissions.includes('ReadTransactionsDebits');
    if (creditsOnly && query.has('fromBookingDateTime')) {
      withExtra(({ DebtorAccount: _, DebtorAgent: __, ...oldest }) =>
        movedBy(0, oldest, { CreditDebitIndicator: 'Debit', ...pending(oldest) }),
      )(draft, request);
    }
  }),
});
