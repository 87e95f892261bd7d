import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'accounts-list-lacks-savings',
  title: 'Leaves savings accounts out of the list of accounts, and shows them everywhere else',
  breaks: ['AISP-ACC-001a'],
  response: onOperation(
    'GET /accounts',
    changeRecords('Account', (accounts, { world }) =>
      accounts.filter(({ AccountId: id }) => world.account(String(id))?.AccountSubType !== 'Savings'),
    ),
  ),
});
