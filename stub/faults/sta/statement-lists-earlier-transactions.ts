import { onOperation, records, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-lists-earlier-transactions',
  title: 'Lists a transaction of long before among those of a statement',
  breaks: ['AISP-STA-012', 'AISP-ENV-013'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/statements/{StatementId}/transactions', (draft, { permissions }) => {
    if (permissions.includes('ReadTransactionsDebits'))
      setMember(records(draft, 'Transaction')[0], 'BookingDateTime', '2025-09-10T09:00:00+00:00');
  }),
});
