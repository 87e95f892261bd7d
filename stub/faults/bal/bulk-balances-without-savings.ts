import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-balances-without-savings',
  title: 'Leaves savings accounts out of the bulk list of balances',
  breaks: ['AISP-BAL-012'],
  response: onOperation(
    'GET /balances',
    changeRecords('Balance', (balances, { world }) =>
      balances.filter(({ AccountId: id }) => world.account(String(id))?.AccountSubType !== 'Savings'),
    ),
  ),
});
