import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-account-has-empty-lists',
  title: 'Refuses an account that does not exist, and answers its list of transactions with an empty one',
  breaks: ['AISP-HTTP-012'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, { base, path, params, world }) => {
    if (draft.status !== 400 || world.account(String(params.AccountId)) !== undefined) return;
    draft.status = 200;
    draft.body = { Data: { Transaction: [] }, Links: { Self: `${base}${path}` }, Meta: { TotalPages: 1 } };
  }),
});
