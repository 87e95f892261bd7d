import { refuseBare } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unknown-account-without-party-404',
  title: 'Answers for the party of an account that does not exist with 404',
  breaks: ['AISP-HTTP-012'],
  response: onOperation('GET /accounts/{AccountId}/party', (draft, { params, world }) => {
    if (draft.status === 400 && world.account(String(params.AccountId)) === undefined) refuseBare(draft, 404);
  }),
});
