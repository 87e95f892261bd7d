import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-statement-has-no-transactions',
  title: 'Refuses a statement that does not exist, and lists its transactions: none',
  breaks: ['AISP-HTTP-014'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/statements/{StatementId}/transactions',
    (draft, { accountIds, base, path, params, world }) => {
      const known = accountIds.some((id) =>
        world.statements(id).some((each) => each.StatementId === params.StatementId),
      );
      if (draft.status !== 400 || known || !accountIds.includes(String(params.AccountId))) return;
      draft.status = 200;
      draft.body = { Data: { Transaction: [] }, Links: { Self: `${base}${path}` }, Meta: { TotalPages: 1 } };
    },
  ),
});
