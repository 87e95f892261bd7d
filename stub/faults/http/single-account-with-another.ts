import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-account-with-another',
  title: 'Sends a single account with another beside it',
  breaks: ['AISP-HTTP-021'],
  response: onOperation(
    'GET /accounts/{AccountId}',
    changeRecords('Account', (accounts) => [
      ...accounts,
      ...accounts.map((account) => ({ ...account, AccountId: `${account.AccountId}-2` })),
    ]),
  ),
});
