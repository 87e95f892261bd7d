import { onOperation, records, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-lists-transactions-of-others',
  title: 'Lists a transaction of another account among those of a statement',
  breaks: ['AISP-STA-012', 'AISP-TRA-020'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    (draft, { accountIds, params }) => {
      const other = accountIds.find((id) => id !== params.AccountId);
      if (other !== undefined) setMember(records(draft, 'Transaction')[0], 'AccountId', other);
    },
  ),
});
