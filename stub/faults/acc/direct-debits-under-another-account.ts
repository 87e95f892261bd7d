import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-under-another-account',
  title: 'Shows the direct debits of an account under the id of another',
  breaks: ['AISP-ACC-002a'],
  response: onOperation(
    'GET /accounts/{AccountId}/direct-debits',
    eachRecord('DirectDebit', (debit, { accountIds }) => {
      debit.AccountId = accountIds.find((id) => id !== debit.AccountId) ?? 'another-account';
    }),
  ),
});
