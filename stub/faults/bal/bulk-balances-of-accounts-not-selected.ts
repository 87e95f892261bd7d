import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { written } from '../words.ts';

export default fault({
  id: 'bulk-balances-of-accounts-not-selected',
  title: 'Shows in bulk the balances of accounts that were not selected',
  breaks: ['AISP-BAL-011'],
  response: onOperation(
    'GET /balances',
    changeRecords('Balance', (balances, { accountIds, customerKey = '', release, world }) => {
      const all = world.customer(customerKey)?.accountIds ?? [];
      const others = all.filter((id) => !accountIds.includes(id));
      return [...balances, ...others.flatMap((id) => written(release, 'balances', world.balances(id)))];
    }),
  ),
});
