import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-of-another-account-has-no-transactions',
  title: 'Lists no transactions for the statement of another account, and does not refuse it',
  breaks: ['AISP-STA-013'],
  warns: ['AISP-STA-013'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    (draft, { accountIds, base, path, params, world }) => {
      const known = accountIds.some((id) =>
        world.statements(id).some((each) => each.StatementId === params.StatementId),
      );
      if (draft.status !== 400 || !known || !accountIds.includes(String(params.AccountId))) return;
      draft.status = 200;
      draft.body = { Data: { Transaction: [] }, Links: { Self: `${base}${path}` }, Meta: { TotalPages: 1 } };
    },
  ),
});
