import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-balances-lack-an-account-in-the-middle',
  title: 'Leaves the last but one account out of the bulk list of balances',
  breaks: ['AISP-BAL-012'],
  response: onOperation(
    'GET /balances',
    changeRecords('Balance', (balances, { accountIds }) =>
      balances.filter(({ AccountId: id }) => id !== accountIds.at(-2)),
    ),
  ),
});
