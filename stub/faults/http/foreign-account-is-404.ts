import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'foreign-account-is-404',
  title: 'Answers for an account that was not selected with 404',
  breaks: ['AISP-HTTP-016'],
  response: onOperation('GET /accounts/{AccountId}/balances', (draft, request) => {
    const { AccountId: id = '' } = request.params;
    if (draft.status === 403 && request.permissions.includes('ReadBalances') && !request.accountIds.includes(id)) {
      draft.status = 404;
    }
  }),
});
