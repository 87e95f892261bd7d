import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'foreign-account-unauthorised',
  title: 'Answers for an account that was not selected with 401',
  breaks: ['AISP-HTTP-016', 'AISP-SEC-025'],
  response: onOperation('GET /accounts/{AccountId}/balances', (draft, request) => {
    const { AccountId: id = '' } = request.params;
    if (draft.status !== 403 || !request.permissions.includes('ReadBalances') || request.accountIds.includes(id))
      return;
    draft.status = 401;
    draft.headers.set('www-authenticate', 'Bearer realm="accounts"');
  }),
});
