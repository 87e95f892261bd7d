import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-standing-orders-of-one-account-missing',
  title: 'Leaves one account out of the bulk list of standing orders',
  breaks: ['AISP-ACC-901'],
  response: onOperation(
    'GET /standing-orders',
    changeRecords('StandingOrder', (orders, { accountIds: [first] }) =>
      orders.filter(({ AccountId: id }) => id !== first),
    ),
  ),
});
